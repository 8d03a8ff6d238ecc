import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LANGUAGE_COOKIE } from '#domain/visitor/remembered-cookies.ts';
import { isHostHeader } from './http/host-header.ts';
import { refuseUnread } from './http/refuse-unread.ts';
import type { ProtectingHeaders } from './http/security-headers.ts';
import type { FinishedPage, PageAnswer } from './pages/finished-page.ts';
import type { PageCache } from './pages/page-cache.ts';

export interface ListenerOptions {
  cache: PageCache;
  /** Everything that is not a finished page. */
  handle: RequestListener;
  /** Behind a proxy the host is in another header, so addresses are not looked up by `Host`. */
  isBehindProxy: boolean;
  /** On every answer; a finished page carries its own. */
  headers: ProtectingHeaders;
  onCachedPage: () => void;
  /** A client went before it had its whole answer. */
  onBrokenOff: () => void;
}

/** Answers finished pages straight from memory, before any framework, and hands on the rest. */
export function createListener({
  cache,
  handle,
  isBehindProxy,
  headers,
  onCachedPage,
  onBrokenOff,
}: ListenerOptions): RequestListener {
  return (request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) onBrokenOff();
    });
    if (findHostMistake(request, isBehindProxy)) {
      void refuse(response, headers);
      return;
    }
    const page = findFinishedPage(request, cache, isBehindProxy);
    if (page) {
      onCachedPage();
      send(page, request, response);
      return;
    }
    // Here already, for what answers before the application does, or in its place.
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    handle(request, response);
  };
}

const HOST_LENGTH = 'host'.length;

/** Two `Host` headers or an absolute target let one request mean two sites; a host that is none means no site. */
function findHostMistake(
  { rawHeaders, headers, url = '' }: IncomingMessage,
  isBehindProxy: boolean,
): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === HOST_LENGTH && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts !== 1 || !url.startsWith('/') || !isHostHeader(headers.host)) return true;
  const forwarded = isBehindProxy ? headers['x-forwarded-host'] : undefined;
  return forwarded !== undefined && !isHostHeader(forwarded.toString());
}

function findFinishedPage(
  request: IncomingMessage,
  cache: PageCache,
  isBehindProxy: boolean,
): FinishedPage | undefined {
  const { method, url = '', headers } = request;
  if (isBehindProxy || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const page = cache.findByAddress(`${headers.host?.toLowerCase() ?? ''}${url}`);
  // Someone who reads another language than the default is sent on from an address without one.
  const mayBeSentOn = headers.cookie?.includes(LANGUAGE_COOKIE) === true && !url.includes('lang=');
  return mayBeSentOn ? undefined : page;
}

function send(page: FinishedPage, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  const answer = page.answer({
    acceptEncoding: headers['accept-encoding']?.toString(),
    ifNoneMatch: headers['if-none-match'],
  });
  if (answer instanceof Promise) {
    answer.then(
      (made) => write(made, request, response),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
    return;
  }
  write(answer, request, response);
}

function write(
  { status, headers, body }: PageAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(status, headers as string[]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function refuse(response: ServerResponse, protecting: ProtectingHeaders): Promise<void> {
  const answer = refuseUnread('host-malformed', protecting);
  response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), Connection: 'close' });
  response.end(await answer.text());
}
