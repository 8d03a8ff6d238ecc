import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { InfluencerFile, Topic } from '#contracts/content/collections.ts';
import type { ContactFile } from '#contracts/content/contacts.ts';
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
  Session,
  TextPage,
} from '../content-set.ts';
import type { Drawing } from '../drawings/drawing.ts';
import type { CompanyFile } from '../load-company.ts';
import type { FindIndex } from '../search/text-indexes.ts';
import type { ContentChange } from './content-workshop.ts';
import { hashOf } from './hash-of.ts';
import { LayeredMap } from './layered-map.ts';
import type { Part, SettledParts } from './settling.ts';
import { ARTICLE_LIST, cardKey, DRAWINGS, fitKey, MEDIA_LIST, summarize } from './summaries.ts';

/** The kinds of parts, and what each holds. */
interface PartKinds {
  theme: Theme;
  company: CompanyFile;
  drawing: Drawing;
  media: MediaFile;
  topics: Topic[];
  influencers: Map<string, InfluencerFile>;
  contacts: Map<string, ContactFile>;
  article: Article;
  session: Session;
  faqs: FaqGroup[];
  glossary: GlossaryCard[];
  persona: PersonaContent;
  flags: FlagFile;
  page: PerLanguage<TextPage>;
  fragment: PerLanguage<unknown>;
}

type Kind = keyof PartKinds;

type Change = Pick<ContentChange, 'changed' | 'gone' | 'refusals' | 'unavailable'>;

interface Assembled {
  content: ContentSet;
  /** The keys of `content.parts` that say something else than before. */
  changed: readonly string[];
}

/** Bytes of the version, which is twice as many letters. */
const VERSION_BYTES = 6;

/**
 * Puts parts into the order in which pages read them; no part is copied or changed. A change costs
 * what it changes, and little for all that stays: it is taken over where the pages are answered.
 */
export class ContentAssembly {
  readonly #wordsIn: FindIndex;
  readonly #previewHost: string | undefined;
  /** The settings of companies that cannot be served are among them. */
  readonly #parts = new Map<string, Part>();
  #unavailable: ReadonlySet<string> = new Set();
  /** It is made of all parts, in any order: what a part adds it takes away again. */
  #version = Buffer.alloc(VERSION_BYTES);
  #content: ContentSet | undefined;

  constructor(wordsIn: FindIndex, previewHost?: string) {
    this.#wordsIn = wordsIn;
    this.#previewHost = previewHost;
  }

  get keys(): Iterable<string> {
    return this.#parts.keys();
  }

  take(change: Change): Assembled {
    const hashes = this.#takeParts(change);
    const before = this.#content;
    const isSame =
      hashes.size === 0 &&
      isDeepStrictEqual(change.refusals, before?.refusals) &&
      isDeepStrictEqual(this.#unavailable, before?.unavailable);
    // What others have found out about this content stays true of it.
    if (before && isSame) return { content: before, changed: [] };
    const touched = namesByKind(hashes.keys());
    const isTouched = (kind: Kind): boolean => before === undefined || touched.has(kind);
    const renewed = <Of extends Kind, Value = PartKinds[Of]>(
      kind: Of,
      map: ReadonlyMap<string, Value> = new Map(),
      valueOf = (name: string) => this.#valueOf(kind, name) as Value | undefined,
    ): ReadonlyMap<string, Value> => withValues(map, touched.get(kind) ?? [], valueOf);

    const companyOf = (id: string): Company | undefined => this.#companyOf(id);
    const companies = renewed('company', before?.companies, companyOf);
    const articles = isTouched('article')
      ? this.#articles(before?.articles ?? [], touched.get('article') ?? [])
      : (before?.articles ?? []);
    const art = renewed('drawing', before?.art);
    const media = isTouched('media') ? this.#media() : (before?.media ?? new Map());

    for (const id of touched.get('article') ?? []) {
      const article = this.#valueOf('article', id);
      hashes.set(cardKey(id), article && summarize(article).onCard);
      hashes.set(fitKey(id), article && summarize(article).inPlan);
    }
    // A file that was copied or touched shows the same.
    for (const name of touched.get('media') ?? [])
      hashes.set(`media/${name}`, this.#valueOf('media', name)?.hash);
    // They are hashed as one text: ten thousand by themselves took three times as long, on the thread that answers.
    if (isTouched('article'))
      hashes.set(ARTICLE_LIST, hashOf(articles.map((article) => summarize(article).inList).join()));
    if (isTouched('media')) hashes.set(MEDIA_LIST, hashOf([...media.keys()].join()));
    if (isTouched('drawing')) hashes.set(DRAWINGS, this.#hashOfDrawings(art));
    const partsBefore = before?.parts ?? new Map<string, string>();
    const changed = [...hashes.keys()].filter((key) => partsBefore.get(key) !== hashes.get(key));
    const parts = new LayeredMap(partsBefore).with(hashes);
    this.#content = {
      version: this.#version.toString('hex'),
      parts,
      refusals: change.refusals,
      companies: renewed('theme', companies, companyOf),
      unavailable: this.#unavailable,
      topics: this.#one('topics'),
      articles,
      influencers: this.#one('influencers'),
      sessions: renewed('session', before?.sessions),
      contacts: this.#one('contacts'),
      faqs: this.#one('faqs'),
      glossary: this.#one('glossary'),
      pages: renewed('page', before?.pages),
      persona: this.#one('persona'),
      flags: this.#one('flags'),
      fragments: renewed('fragment', before?.fragments),
      art,
      artVersion: parts.get(DRAWINGS) ?? '',
      media,
      wordsIn: this.#wordsIn,
    };
    return { content: this.#content, changed };
  }

  /** Takes over the parts, and tells the hashes of those that are other ones now. */
  #takeParts({ changed, gone, unavailable }: Change): Map<string, string | undefined> {
    const others = new Set(unavailable);
    const moved = [...others.symmetricDifference(this.#unavailable)].map((id) => `company/${id}`);
    const keys = new Set([...gone, ...changed.keys(), ...moved]);
    const before = new Map([...keys].map((key) => [key, this.#hashOf(key)]));
    for (const key of gone) this.#parts.delete(key);
    for (const [key, part] of changed) this.#parts.set(key, part);
    this.#unavailable = others;
    const hashes = new Map<string, string | undefined>();
    for (const [key, hashBefore] of before) {
      const hash = this.#hashOf(key);
      if (hash === hashBefore) continue;
      hashes.set(key, hash);
      if (hashBefore !== undefined) this.#addToVersion(`${key} ${hashBefore}`);
      if (hash !== undefined) this.#addToVersion(`${key} ${hash}`);
    }
    return hashes;
  }

  #addToVersion(part: string): void {
    const digest = createHash('sha256').update(part).digest();
    this.#version = Buffer.from(this.#version.map((byte, at) => byte ^ (digest[at] ?? 0)));
  }

  /** The hash of a part that is served. */
  #hashOf(key: string): string | undefined {
    const isLeftOut = key.startsWith('company/') && this.#unavailable.has(nameIn(key));
    return isLeftOut ? undefined : this.#parts.get(key)?.hash;
  }

  #valueOf<Of extends Kind>(kind: Of, name: string): PartKinds[Of] | undefined {
    return this.#parts.get(`${kind}/${name}`)?.value as PartKinds[Of] | undefined;
  }

  #one<Of extends Kind>(kind: Of): PartKinds[Of] {
    const part = this.#parts.get(kind);
    if (!part) throw new Error(`The content has no ${kind}`);
    return part.value as PartKinds[Of];
  }

  #companyOf(id: string): Company | undefined {
    const company = this.#unavailable.has(id) ? undefined : this.#valueOf('company', id);
    const theme = this.#valueOf('theme', id);
    if (!company || !theme) return undefined;
    const previewHost = this.#previewHost;
    return { ...company, theme, ...(previewHost !== undefined && { previewHost }) };
  }

  #articles(before: readonly Article[], touched: readonly string[]): Article[] {
    const others = new Set(touched);
    return [
      ...before.filter(({ id }) => !others.has(id)),
      ...touched.flatMap((id) => this.#valueOf('article', id) ?? []),
    ].toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id));
  }

  #media(): ReadonlyMap<string, MediaFile> {
    const names = namesByKind(this.#parts.keys()).get('media') ?? [];
    const files = names.flatMap((name) => this.#valueOf('media', name) ?? []);
    return new Map(files.map((file) => [file.name, file]));
  }

  #hashOfDrawings(art: ReadonlyMap<string, Drawing>): string {
    return hashOf(
      [...art.keys()].toSorted().map((name) => [name, this.#hashOf(`drawing/${name}`)]),
    );
  }
}

/** The content that is made of these parts alone. */
export function assembleContent(
  { parts, refusals, unavailable }: Pick<SettledParts, 'parts' | 'refusals' | 'unavailable'>,
  wordsIn: FindIndex,
): ContentSet {
  const all = { changed: parts, gone: [], refusals, unavailable };
  return new ContentAssembly(wordsIn).take(all).content;
}

function nameIn(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}

function namesByKind(keys: Iterable<string>): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const key of keys) {
    const [kind = ''] = key.split('/', 1);
    const ofKind = names.get(kind) ?? [];
    ofKind.push(nameIn(key));
    names.set(kind, ofKind);
  }
  return names;
}

/** Returns the map itself, or one with other values where these names have others. */
function withValues<Value>(
  map: ReadonlyMap<string, Value>,
  names: readonly string[],
  valueOf: (name: string) => Value | undefined,
): ReadonlyMap<string, Value> {
  if (names.length === 0) return map;
  const changed = new Map(map);
  for (const name of names) {
    const value = valueOf(name);
    if (value === undefined) changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}
