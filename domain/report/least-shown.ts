/** Below it a figure could be about somebody. */
export const LEAST_SHOWN = 10;
