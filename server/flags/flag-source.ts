import type { FlagFile } from '#contracts/content/flags.ts';
import type { ContentSet } from '../content/content-set.ts';

/** What decides the flags, and the companies they are decided for. */
export interface FlagSource {
  file: FlagFile;
  companyIds: ReadonlySet<string>;
}

/** Stays the same as long as the flags of pages do. */
export function flagSourceKey({ parts, companies }: ContentSet): string {
  return [parts.get('flags'), ...companies.keys()].join(' ');
}

export function flagSourceOf({ flags, companies }: ContentSet): FlagSource {
  return { file: flags, companyIds: new Set(companies.keys()) };
}
