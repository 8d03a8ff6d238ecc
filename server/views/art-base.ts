import { createHash } from 'node:crypto';
import type { Company } from '#contracts/content/company.ts';
import type { ContentSet } from '../content/content-set.ts';

/** Pictures of a company keep their address until its colours or the drawings change. */
export function artBaseOf(company: Company, content: ContentSet): string {
  return `/media/art/${company.companyId}/${artVersion(company, content)}`;
}

const versions = new WeakMap<ContentSet, Map<string, string>>();

function artVersion(company: Company, content: ContentSet): string {
  let known = versions.get(content);
  if (!known) versions.set(content, (known = new Map<string, string>()));
  let version = known.get(company.companyId);
  if (version === undefined) {
    const text = JSON.stringify([company.theme, [...content.art]]);
    version = createHash('sha256').update(text).digest('hex').slice(0, 10);
    known.set(company.companyId, version);
  }
  return version;
}
