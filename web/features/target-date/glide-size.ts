/** Apart from what draws it, which stays on the server. */
export const GLIDE_SIZE = { width: 1000, height: 400 };
