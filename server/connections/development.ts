import type { IncomingMessage, ServerResponse } from 'node:http';

/** What the development server adds: files compiled on request, and hot reload. */
export interface Development {
  handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** The port where the browser hears of changed files. */
  hotReloadSource: string;
}
