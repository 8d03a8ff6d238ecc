/** This size has a file of its own, because the code that draws the ridge stays on the server. */
export const RIDGE_SIZE = { width: 480, height: 220, top: 30 };
