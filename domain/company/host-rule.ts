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

interface HostRule extends ListedHosts {
  companyId: string;
  /** The host of the installation on which every company is looked at, if it has one. */
  previewHost?: string | undefined;
}

/**
 * A company is served only on the hosts it lists and where every one is looked at; the default
 * company is served everywhere.
 */
export function isServedOnHost({ companyId, domains, previewHost, host }: HostRule): boolean {
  return (
    companyId === DEFAULT_COMPANY_ID ||
    listsHost({ domains, host }) ||
    (previewHost !== undefined && hostName(host) === hostName(previewHost))
  );
}

export function listsHost({ domains, host }: ListedHosts): boolean {
  const name = hostName(host);
  return domains.some((domain) => hostName(domain) === name);
}
