/** This size has a file of its own, because the code that draws the example stays on the server. */
export const EXAMPLE_SIZE = { width: 560, height: 300 };
