import { reportViolations } from '#contracts/calls/csp-reports.ts';

/** How far a browser may take our word that only encrypted connections lead to us. */
export type TransportSecurity = 'host' | 'subdomains' | 'preload';

const YEAR = 'max-age=31536000';

/** A browser's list is for whole domains, so asking for a place on it takes the hosts below along. */
const TRANSPORT: Readonly<Record<TransportSecurity, string>> = {
  host: YEAR,
  subdomains: `${YEAR}; includeSubDomains`,
  preload: `${YEAR}; includeSubDomains; preload`,
};

export type ProtectingHeaders = Readonly<Record<string, string>>;

/** On every answer, whatever its status. A page's own CSP replaces the strict one given here. */
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
    'X-Frame-Options': 'DENY',
  };
}

const REPORTS = reportViolations.path;

/** What a browser is told by name; a policy without a page has nobody to report to. */
export const REPORTING = {
  header: { 'Reporting-Endpoints': `csp="${REPORTS}"` },
  directives: [`report-uri ${REPORTS}`, 'report-to csp'],
} as const;
