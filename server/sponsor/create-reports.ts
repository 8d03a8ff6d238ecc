import type { Company } from '#contracts/content/company.ts';
import type { Language } from '#domain/language/language.ts';
import type { ToldMonth } from '#domain/sponsor/tell-month.ts';
import { listToldMonths } from '#domain/sponsor/told-months.ts';
import type { ContentSet } from '../content/content-set.ts';
import type { Database } from '../db/connect.ts';
import { makeReport, type SponsorReport } from './make-report.ts';
import { nameFigures } from './name-figures.ts';
import { readReachOfOthers, readToldMonths } from './read-told-months.ts';

export interface ReportWanted {
  company: Company;
  language: Language;
  /** How many months are shown, up to the last that is told. */
  shown: number;
}

export interface Reports {
  make: (wanted: ReportWanted) => Promise<SponsorReport>;
}

interface ReportTools {
  database: Database;
  getContent: () => ContentSet;
  now: () => number;
  /** Fills the figures of the year into titles, as a company and a language say them. */
  fillInFor: (company: Company, language: Language) => (text: string) => string;
}

/** The number of companies whose months are kept at hand: what is told of a month never changes. */
const MOST_KEPT = 50;

export function createReports({ database, getContent, now, fillInFor }: ReportTools): Reports {
  const kept = new Map<string, Promise<ToldMonth[]>>();
  const tell = (company: Company, months: readonly string[]): Promise<ToldMonth[]> => {
    const codes = company.sponsor.campaigns.map(({ kind }) => kind);
    const key = [company.companyId, months.at(-1), ...codes].join(' ');
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const told = readToldMonths(database, company, months);
    kept.set(key, told);
    told.catch(() => kept.delete(key));
    return told;
  };
  return {
    make: async ({ company, language, shown }) => {
      const months = listToldMonths(now());
      const content = getContent();
      const { companyId } = company;
      const others = { companyId, companies: content.companies.values() };
      return makeReport({
        company,
        language,
        shown,
        told: await tell(company, months),
        names: nameFigures(content, language, fillInFor(company, language)),
        reachOfOthers: await readReachOfOthers(database, others, months.slice(-shown)),
      });
    },
  };
}
