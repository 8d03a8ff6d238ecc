import { accessSync, constants } from 'node:fs';

/** Ends a command that lacks a file which a server makes at its first start. */
export function requireServerFile(file: string, what: string): void {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code !== 'ENOENT';
    throw new Error(
      isThere
        ? `${file}, ${what}, is not open to you. Call the command as the user of the server, or with sudo.`
        : `${file}, ${what}, is not there, and no command makes one. Give the command the settings of the server ` +
            '(docs/operating.md, “Commands”). If no server has run with them yet, start it once.',
      { cause: error },
    );
  }
}
