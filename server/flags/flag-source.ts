import type { FlagFile } from '#contracts/content/flags.ts';
import type { ContentSet } from '../content/content-set.ts';

/** What the flags are decided by, and for which companies. */
export interface FlagSource {
  file: FlagFile;
  companyIds: readonly string[];
}

export function flagSourceOf({ flags, companies }: ContentSet): FlagSource {
  return { file: flags, companyIds: [...companies.keys()] };
}
