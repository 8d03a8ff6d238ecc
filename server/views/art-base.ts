import { createHash } from 'node:crypto';
import type { Company } from '#contracts/content/company.ts';
import type { ContentSet } from '../content/content-set.ts';

/** The address of a company's pictures, which changes only with its colors or the drawings. */
export function artBaseOf(company: Company, content: ContentSet): string {
  return `/media/art/${company.companyId}/${artVersion(company, content)}`;
}

const versions = new WeakMap<ContentSet, Map<string, string>>();

function artVersion(company: Company, content: ContentSet): string {
  let known = versions.get(content);
  if (!known) versions.set(content, (known = new Map<string, string>()));
  let version = known.get(company.companyId);
  if (version === undefined) {
    const text = JSON.stringify([company.theme, content.artVersion]);
    version = createHash('sha256').update(text).digest('hex').slice(0, 10);
    known.set(company.companyId, version);
  }
  return version;
}
