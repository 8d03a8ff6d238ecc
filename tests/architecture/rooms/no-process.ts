// Compiled with each room that a browser runs: it fails there as soon as the line below would compile.
// @ts-expect-error -- what needs the process belongs in server
export type NoProcess = typeof process;
