/** This size has a file of its own, because the code that draws the path stays on the server. */
export const GLIDE_SIZE = { width: 1000, height: 400 };
