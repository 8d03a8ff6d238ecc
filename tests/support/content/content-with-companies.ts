import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { companySchema, type Company } from '#contracts/content/company.ts';
import { themeSchema } from '#contracts/content/theme.ts';
import { NO_WORDS } from '#domain/search/word-index.ts';
import type { ContentSet } from '#server/content/content-set.ts';

/** Content with companies only: each id with the hosts that serve it. */
export function contentWithCompanies(
  hosts: Readonly<Record<string, readonly string[]>>,
  articles: ContentSet['articles'] = [],
): ContentSet {
  const companies = Object.entries(hosts).map(([companyId, domains]): [string, Company] => [
    companyId,
    { ...readFixture(), companyId, domains: [...domains] },
  ]);
  return {
    version: 'fixture',
    parts: new Map(),
    refusals: [],
    companies: new Map(companies),
    unavailable: new Set(),
    topics: [],
    articles,
    influencers: new Map(),
    sessions: new Map(),
    contacts: new Map(),
    faqs: [],
    glossary: [],
    pages: new Map(),
    fragments: new Map(),
    persona: { questions: [], animals: new Map() },
    flags: { qa: [], flags: {} },
    art: new Map(),
    artVersion: 'fixture',
    media: new Map(),
    wordsIn: () => NO_WORDS,
  };
}

function readFixture(): Omit<Company, 'companyId'> {
  const read = (name: string): unknown =>
    parse(readFileSync(`content/companies/generic/${name}.yaml`, 'utf8'));
  return { ...companySchema.parse(read('company')), theme: themeSchema.parse(read('theme')) };
}
