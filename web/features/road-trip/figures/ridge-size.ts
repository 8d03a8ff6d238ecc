/** Apart from what draws it, which stays on the server. */
export const RIDGE_SIZE = { width: 480, height: 220, top: 30 };
