/** What the headers of a request say of the site that the visitor asked for. */
interface SiteHeaders {
  host: string | null | undefined;
  forwardedHost: string | null | undefined;
  forwardedProtocol: string | null | undefined;
  /** What is forwarded counts only where a proxy of ours stands in front. */
  isBehindProxy: boolean;
}

export interface AskedSite {
  /** The host the visitor named. */
  host: string;
  /** True if the visitor's connection is encrypted, if only up to the proxy. */
  isSecure: boolean;
}

/** One rule for the application and for what answers before it, or they would mean two sites. */
export function readSite({
  host,
  forwardedHost,
  forwardedProtocol,
  isBehindProxy,
}: SiteHeaders): AskedSite {
  const named = (isBehindProxy ? forwardedHost : undefined) ?? host ?? '';
  return {
    host: named.toLowerCase(),
    isSecure: isBehindProxy && forwardedProtocol === 'https',
  };
}
