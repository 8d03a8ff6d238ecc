export interface AuthoredLink {
  href: string;
  opensNewTab: boolean;
}

const ABSOLUTE = /^(https?:)?\/\//i;
/** Links that are not paths: mail, telephone, a place on the same page. */
const KNOWN_TYPE = /^(mailto:|tel:|sms:|#)/i;

/** The specification's rule for links inside authored article HTML. */
export function resolveAuthoredLink(href: string, companyId: string): AuthoredLink {
  const trimmed = href.trim();
  if (ABSOLUTE.test(trimmed)) return { href: trimmed, opensNewTab: true };
  if (KNOWN_TYPE.test(trimmed)) return { href: trimmed, opensNewTab: false };
  return { href: `/${companyId}/${trimmed.replace(/^\/+/, '')}`, opensNewTab: false };
}

export function isExternalLink(href: string): boolean {
  return ABSOLUTE.test(href.trim());
}
