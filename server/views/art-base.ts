import { createHash } from 'node:crypto';
import type { Company } from '#contracts/content/company.ts';
import type { ContentSet } from '../content/content-set.ts';

/** The address of a company's pictures, which changes only with its colors or the drawings. */
export function artBaseOf(company: Company, content: ContentSet): string {
  return `/media/art/${company.companyId}/${artVersion(company, content)}`;
}

function artVersion({ companyId }: Company, { parts, artVersion: drawings }: ContentSet): string {
  const text = `${parts.get(`theme/${companyId}`)} ${drawings}`;
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
