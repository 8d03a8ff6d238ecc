import { createHash } from 'node:crypto';
import type { InfluencerFile, Topic } from '#contracts/content/collections.ts';
import type { Company } from '#contracts/content/company.ts';
import type { FlagFile } from '#contracts/content/flags.ts';
import type { Theme } from '#contracts/content/theme.ts';
import type { PerLanguage } from '#domain/language/language.ts';
import type {
  Article,
  ContentSet,
  FaqGroup,
  GlossaryCard,
  MediaFile,
  PersonaContent,
  TextPage,
} from '../content-set.ts';
import type { Drawing } from '../drawings/drawing.ts';
import type { CompanyFile } from '../load-company.ts';
import type { FindIndex } from '../search/text-indexes.ts';
import { listSummaries } from './summaries.ts';
import type { Part, SettledParts } from './settling.ts';

/** The kinds of parts, and what each holds. */
interface PartKinds {
  theme: Theme;
  company: CompanyFile;
  drawing: Drawing;
  media: MediaFile;
  topics: Topic[];
  influencers: Map<string, InfluencerFile>;
  article: Article;
  faqs: FaqGroup[];
  glossary: GlossaryCard[];
  persona: PersonaContent;
  flags: FlagFile;
  page: PerLanguage<TextPage>;
  fragment: PerLanguage<unknown>;
}

/** Puts the parts into the order in which pages read them; no part is copied or changed. */
export function assembleContent(
  { parts: all, refusals, unavailable }: Pick<SettledParts, 'parts' | 'refusals' | 'unavailable'>,
  wordsIn: FindIndex,
): ContentSet {
  const parts = new Map(all);
  for (const company of unavailable) parts.delete(`company/${company}`);
  const one = <Kind extends keyof PartKinds>(kind: Kind): PartKinds[Kind] => {
    const part = parts.get(kind);
    if (!part) throw new Error(`The content has no ${kind}`);
    return part.value as PartKinds[Kind];
  };
  const byKind = groupByKind(parts);
  const each = <Kind extends keyof PartKinds>(kind: Kind): Array<[string, PartKinds[Kind]]> =>
    (byKind.get(kind) ?? []).map(([name, { value }]) => [name, value as PartKinds[Kind]]);

  const themes = new Map(each('theme'));
  const companies = new Map<string, Company>();
  for (const [id, company] of each('company')) {
    const theme = themes.get(id);
    if (theme) companies.set(id, { ...company, theme });
  }
  const art = new Map(each('drawing'));
  const artVersion = hashOfAll(byKind.get('drawing') ?? []);
  const media = new Map(each('media').map(([, file]) => [file.name, file]));
  const articles = each('article')
    .map(([, article]) => article)
    .toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id));
  return {
    version: versionOf(parts),
    parts: new Map([
      ...[...parts].map(([key, { hash }]): [string, string] => [key, hash]),
      ...listSummaries({ articles, media, artVersion }),
    ]),
    refusals,
    companies,
    unavailable: new Set(unavailable),
    topics: one('topics'),
    articles,
    influencers: one('influencers'),
    faqs: one('faqs'),
    glossary: one('glossary'),
    pages: new Map(each('page')),
    persona: one('persona'),
    flags: one('flags'),
    fragments: new Map(each('fragment')),
    art,
    artVersion,
    media,
    wordsIn,
  };
}

type NamedPart = [name: string, part: Part];

function groupByKind(parts: ReadonlyMap<string, Part>): Map<string, NamedPart[]> {
  const groups = new Map<string, NamedPart[]>();
  for (const [key, part] of parts) {
    const slash = key.indexOf('/');
    if (slash < 0) continue;
    const kind = key.slice(0, slash);
    const group = groups.get(kind) ?? [];
    group.push([key.slice(slash + 1), part]);
    groups.set(kind, group);
  }
  return groups;
}

function hashOfAll(parts: readonly NamedPart[]): string {
  const hash = createHash('sha256');
  for (const [name, part] of parts) hash.update(`${name} ${part.hash}\n`);
  return hash.digest('base64url').slice(0, 16);
}

function versionOf(parts: ReadonlyMap<string, Part>): string {
  const hash = createHash('sha256');
  for (const key of [...parts.keys()].toSorted()) hash.update(`${key} ${parts.get(key)?.hash}\n`);
  return hash.digest('hex').slice(0, 12);
}
