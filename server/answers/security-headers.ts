import { reportViolations } from '#contracts/calls/csp-reports.ts';

/** How far the promise to browsers reaches that this site is encrypted (HSTS). */
export type TransportSecurity = 'host' | 'subdomains' | 'preload';

const YEAR = 'max-age=31536000';

/** The preload list of browsers takes whole domains only, so `preload` includes the hosts below. */
const TRANSPORT: Readonly<Record<TransportSecurity, string>> = {
  host: YEAR,
  subdomains: `${YEAR}; includeSubDomains`,
  preload: `${YEAR}; includeSubDomains; preload`,
};

/** The older header against frames, which knows no list of origins. */
export const NO_FRAMES = 'X-Frame-Options';

export type ProtectingHeaders = Readonly<Record<string, string>>;

/** For all that is not the real site, or not for everybody: no search engine lists it. */
export const NOT_LISTED = { 'X-Robots-Tag': 'noindex, nofollow' } as const;

/** Headers for every answer, whatever its status. A page replaces the strict CSP with its own. */
export function securityHeaders(transport: TransportSecurity): ProtectingHeaders {
  return {
    'Content-Security-Policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    'Strict-Transport-Security': TRANSPORT[transport],
    [NO_FRAMES]: 'DENY',
  };
}

const REPORTS = reportViolations.path;

/**
 * The header that names where browsers report violations, and the directives that go with it. Only
 * the policies of pages report.
 */
export const REPORTING = {
  header: { 'Reporting-Endpoints': `csp="${REPORTS}"` },
  directives: [`report-uri ${REPORTS}`, 'report-to csp'],
} as const;

/**
 * For pages that anybody may read. A browser learns of a page's own group of windows when the answer
 * comes, and begins another process then: who comes from a mail or a poster waits for it.
 */
export const OPENED_AT_ONCE = { 'Cross-Origin-Opener-Policy': 'unsafe-none' } as const;

/** For what the sites of a list may show in a frame, even those that isolate themselves. */
export const FRAMEABLE = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;
