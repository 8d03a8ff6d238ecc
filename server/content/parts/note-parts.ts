import type { ContentSet, MediaFile } from '../content-set.ts';
import { ARTICLE_LIST, DRAWINGS, MEDIA_LIST } from './summaries.ts';

/**
 * Gives the content to one render, and notes the keys of the parts that the render reads. What a
 * list shows of its articles is noted where it is shown.
 */
export function notingParts(content: ContentSet, note: (key: string) => void): ContentSet {
  const reading = <Value>(
    map: ReadonlyMap<string, Value>,
    keysOf: (name: string, value: Value | undefined) => string[],
    list?: string,
  ): ReadonlyMap<string, Value> => noteReads(map, { note, keysOf, list });
  return {
    version: content.version,
    parts: content.parts,
    refusals: content.refusals,
    unavailable: content.unavailable,
    companies: reading(content.companies, (id) => [`company/${id}`, `theme/${id}`]),
    get topics() {
      note('topics');
      return content.topics;
    },
    get articles() {
      note(ARTICLE_LIST);
      return content.articles;
    },
    get influencers() {
      note('influencers');
      return content.influencers;
    },
    sessions: reading(content.sessions, (id) => [`session/${id}`]),
    get contacts() {
      note('contacts');
      return content.contacts;
    },
    get faqs() {
      note('faqs');
      return content.faqs;
    },
    get glossary() {
      note('glossary');
      return content.glossary;
    },
    pages: reading(content.pages, (name) => [`page/${name}`]),
    get persona() {
      note('persona');
      return content.persona;
    },
    get flags() {
      note('flags');
      return content.flags;
    },
    fragments: reading(content.fragments, (name) => [`fragment/${name}`]),
    art: reading(content.art, () => [DRAWINGS], DRAWINGS),
    get artVersion() {
      note(DRAWINGS);
      return content.artVersion;
    },
    media: reading(content.media, keysOfMedia, MEDIA_LIST),
    wordsIn: () => {
      throw new Error('What is found is on no page that is kept');
    },
  };
}

function keysOfMedia(_name: string, file: MediaFile | undefined): string[] {
  return [file?.file ?? MEDIA_LIST];
}

interface Reads<Value> {
  note: (key: string) => void;
  keysOf: (name: string, value: Value | undefined) => string[];
  /** The key for whoever reads more than one entry; without it nobody may. */
  list: string | undefined;
}

function noteReads<Value>(
  map: ReadonlyMap<string, Value>,
  { note, keysOf, list }: Reads<Value>,
): ReadonlyMap<string, Value> {
  const all = (): ReadonlyMap<string, Value> => {
    if (list === undefined) throw new Error('A page reads these parts one by one, by their names');
    note(list);
    return map;
  };
  const get = (name: string): Value | undefined => {
    const value = map.get(name);
    keysOf(name, value).forEach(note);
    return value;
  };
  return {
    get,
    has: (name) => get(name) !== undefined,
    get size() {
      return all().size;
    },
    keys: () => all().keys(),
    values: () => all().values(),
    entries: () => all().entries(),
    forEach: (visit, self) => all().forEach(visit, self),
    [Symbol.iterator]: () => all()[Symbol.iterator](),
  };
}
