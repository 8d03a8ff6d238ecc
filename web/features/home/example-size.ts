/** Apart from what draws it, which stays on the server. */
export const EXAMPLE_SIZE = { width: 560, height: 300 };
