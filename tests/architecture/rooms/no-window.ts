// Compiled with each room that runs without a browser: it fails there as soon as the line below would compile.
// @ts-expect-error -- what needs a window belongs in web
export type NoWindow = typeof window;
