/** The two names this product goes by, and what analytics calls them. */
export const BRAND_CODES = { MyRetirement: 'myretirement', Sendero: 'sendero' } as const;
export type Brand = keyof typeof BRAND_CODES;

/** The brand of the host a visitor came to. */
export function brandOfHost(host: string): Brand {
  return /(?:^|[.-])my-?retirement(?:[.-]|$)/i.test(host.replace(/:\d+$/, ''))
    ? 'MyRetirement'
    : 'Sendero';
}

/** A brand's code; undefined for a name that is no brand. */
export function brandCode(domainName: string): string {
  return Object.hasOwn(BRAND_CODES, domainName) ? BRAND_CODES[domainName as Brand] : '';
}
