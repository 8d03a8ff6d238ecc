import { DEFAULT_COMPANY_ID } from './company-from-path.ts';

/** Host names compare without port, case and the trailing dot of a fully qualified name. */
export function hostName(host: string): string {
  const withoutPort = host.startsWith('[')
    ? host.slice(0, host.indexOf(']') + 1)
    : host.replace(/:\d*$/, '');
  return withoutPort.toLowerCase().replace(/\.$/, '');
}

interface ListedHosts {
  domains: readonly string[];
  host: string;
}

export interface HostRule extends ListedHosts {
  companyId: string;
}

/** A company is served only on the hosts it lists; the default company is served everywhere. */
export function isServedOnHost({ companyId, domains, host }: HostRule): boolean {
  return companyId === DEFAULT_COMPANY_ID || listsHost({ domains, host });
}

export function listsHost({ domains, host }: ListedHosts): boolean {
  const name = hostName(host);
  return domains.some((domain) => hostName(domain) === name);
}
