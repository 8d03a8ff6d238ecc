import { hostName } from '#domain/company/host-rule.ts';
import type { Config } from '../config.ts';
import type { ContentSet } from '../content/content-set.ts';
import type { ContentStore } from '../content/content-store.ts';
import { readSite } from './asked-site.ts';
import { isPreviewHost } from './staging.ts';

export interface RequestOrigin {
  /** The host the visitor named. */
  host: string;
  /** The origin by which the visitor knows this site, but never a host that is not listed. */
  origin: string;
  /** True if the visitor's connection is encrypted, if only up to the proxy. */
  isSecure: boolean;
}

interface OriginOptions {
  config: Config;
  content: ContentStore;
  port: () => number;
}

/**
 * The origin by which the visitor knows this site. A host that no company lists, or a made-up port,
 * gets the configured origin, so that visitors cannot fill the page cache or put other names into
 * our pages.
 */
export function createOriginOf({
  config,
  content,
  port,
}: OriginOptions): (request: Request) => RequestOrigin {
  const isBehindProxy = config.trustedProxies > 0;
  return (request) => {
    const { host, isSecure } = readSite({
      host: request.headers.get('Host'),
      forwardedHost: request.headers.get('X-Forwarded-Host'),
      forwardedProtocol: request.headers.get('X-Forwarded-Proto'),
      isBehindProxy,
    });
    const protocol = isSecure ? 'https' : 'http';
    const own =
      config.publicOrigin ??
      `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port()}`;
    const isKnown = isListed(host, content.current) || isPreviewHost(config, host);
    return {
      host,
      isSecure,
      origin: isKnown && isOwnPort(host, port()) ? `${protocol}://${host}` : own,
    };
  };
}

/** Every request asks for these, and there may be thousands of companies. */
const listedHosts = new WeakMap<ContentSet['companies'], ReadonlySet<string>>();

/** True for a host that a company lists, however it is written. */
export function isListed(host: string, { companies }: ContentSet): boolean {
  let listed = listedHosts.get(companies);
  if (!listed) {
    listed = new Set([...companies.values()].flatMap(({ domains }) => domains));
    listedHosts.set(companies, listed);
  }
  return listed.has(hostName(host));
}

function isOwnPort(host: string, port: number): boolean {
  const written = /:(\d+)$/.exec(host)?.[1];
  return written === undefined || Number(written) === port;
}
