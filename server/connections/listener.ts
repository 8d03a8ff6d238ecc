import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LANGUAGE_COOKIE } from '#domain/visitor/remembered-cookies.ts';
import { readSite, type AskedSite } from '../request/asked-site.ts';
import { isHostHeader } from '../request/host-header.ts';
import { refuseUnread } from '../http/refuse-unread.ts';
import { NOT_LISTED, type ProtectingHeaders } from '../answers/security-headers.ts';
import type { FinishedPage } from '#server/pages/kept/finished-page.ts';
import { rawAddress, type PageCache } from '#server/pages/kept/page-cache.ts';
import { sendPage } from '#server/pages/kept/send-page.ts';

interface ListenerOptions {
  cache: PageCache;
  /** Handles every request that no finished page answers. */
  handle: RequestListener;
  /** Behind a proxy the visitor's host and protocol are in headers that it sets. */
  isBehindProxy: boolean;
  /** The headers of every answer; a finished page carries its own. */
  headers: ProtectingHeaders;
  /** Tells whether a host shows something else than the real site. */
  isStaging: (host: string) => boolean;
  /** Called with the status of a finished page that was sent. */
  onCachedPage: (status: number) => void;
  /** Called when a client left before it had its whole answer. */
  onBrokenOff: () => void;
}

/**
 * Answers finished pages straight from memory, before any framework, and hands on all other
 * requests.
 */
export function createListener({
  cache,
  handle,
  isBehindProxy,
  headers,
  isStaging,
  onCachedPage,
  onBrokenOff,
}: ListenerOptions): RequestListener {
  function noteBrokenOff(this: ServerResponse): void {
    if (!this.writableFinished) onBrokenOff();
  }
  return (request, response) => {
    response.on('close', noteBrokenOff);
    const isUnclear = isUnclearHost(request, isBehindProxy);
    const site = siteOf(request, isBehindProxy);
    const page = isUnclear ? undefined : findFinishedPage(request, cache, site);
    if (page) {
      sendPage(page, request, response);
      onCachedPage(response.statusCode);
      return;
    }
    // The application, or what stands before it, may replace these headers.
    const listing = isStaging(site.host) && NOT_LISTED;
    for (const [name, value] of Object.entries({ ...headers, ...listing }))
      response.setHeader(name, value);
    if (isUnclear) void refuse(response);
    else handle(request, response);
  };
}

const HOST_LENGTH = 'host'.length;

/**
 * With two `Host` headers or an absolute target one request could mean two sites; an invalid host
 * means no site.
 */
function isUnclearHost(
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

function siteOf({ headers }: IncomingMessage, isBehindProxy: boolean): AskedSite {
  return readSite({
    host: headers.host,
    forwardedHost: headers['x-forwarded-host']?.toString(),
    forwardedProtocol: headers['x-forwarded-proto']?.toString(),
    isBehindProxy,
  });
}

function findFinishedPage(
  request: IncomingMessage,
  cache: PageCache,
  site: AskedSite,
): FinishedPage | undefined {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const page = cache.findByAddress(rawAddress(site, url));
  // A visitor whose language is not the default one is redirected from an address without a
  // language.
  const mayBeSentOn = headers.cookie?.includes(LANGUAGE_COOKIE) === true && !url.includes('lang=');
  return mayBeSentOn ? undefined : page;
}

async function refuse(response: ServerResponse): Promise<void> {
  const answer = refuseUnread('host-malformed');
  response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), Connection: 'close' });
  response.end(await answer.text());
}
