import type { IncomingMessage, ServerResponse } from 'node:http';

/** What the development server puts in front: files compiled on request, and hot reload. */
export interface Development {
  handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Where the browser hears of changed files. */
  hotReloadSource: string;
}
