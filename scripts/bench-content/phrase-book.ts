import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode, PerLanguage } from '../../domain/language/language.ts';
import { perLanguage } from '../../domain/language/per-language.ts';

/** What the real articles are made of, from which others are put together. */
export interface PhraseBook {
  templates: readonly Template[];
  phrases: PerLanguage<Phrases>;
}

export interface Phrases {
  headings: readonly string[];
  sentences: readonly string[];
}

/** A real article, of which an invented one takes its kind, picture, film, blocks and sources. */
export interface Template {
  /** The entries of `article.yaml` by key, as they are written. */
  file: ReadonlyMap<string, string>;
  /** The entries of each front matter by key, as they are written. */
  texts: PerLanguage<ReadonlyMap<string, string>>;
}

const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n/;
/** Lines that begin a heading, a list, a table, a box or a quotation. */
const NO_PARAGRAPH = /^(?:[#|>:-]|\d+\.|\s)/;
const MARKUP = /[[\]*_|<>{}`#]|:\S/;
const SHORTEST_SENTENCE = 25;
const LONGEST_SENTENCE = 190;

export function readPhraseBook(content: string): PhraseBook {
  const folder = path.join(content, 'articles');
  const ids = readdirSync(folder).toSorted();
  const read = (...parts: string[]): string => readFileSync(path.join(folder, ...parts), 'utf8');
  const templates = ids.map((id) => ({
    file: entriesOf(read(id, 'article.yaml')),
    texts: perLanguage((code) => entriesOf(FRONT_MATTER.exec(read(id, `${code}.md`))?.[1] ?? '')),
  }));
  return {
    // A company lists the articles of its event by id, so an invented one would be shown nowhere.
    templates: templates.filter(({ file }) => !file.get('kind')?.includes('virtual-event')),
    phrases: perLanguage((code) =>
      collectPhrases(
        ids.map((id) => read(id, `${code}.md`).replace(FRONT_MATTER, '')),
        code,
      ),
    ),
  };
}

/** Splits YAML into its outermost entries. */
function entriesOf(yaml: string): ReadonlyMap<string, string> {
  const entries = yaml.split(/^(?=[a-z][A-Za-z]*:)/m).filter((entry) => /^[a-z]/.test(entry));
  return new Map(entries.map((entry) => [entry.slice(0, entry.indexOf(':')), entry]));
}

function collectPhrases(bodies: readonly string[], code: LanguageCode): Phrases {
  const lines = bodies.flatMap((body) => body.split('\n'));
  const split = new Intl.Segmenter(code, { granularity: 'sentence' });
  const sentences = lines
    .filter((line) => line !== '' && !NO_PARAGRAPH.test(line) && !MARKUP.test(line))
    .flatMap((line) => Array.from(split.segment(line), ({ segment }) => segment.trim()));
  const headings = lines.flatMap((line) => /^## (.+)$/.exec(line)?.[1] ?? []);
  return {
    headings: [...new Set(headings)].filter((heading) => !MARKUP.test(heading)),
    sentences: [...new Set(sentences)].filter(
      (sentence) =>
        sentence.length >= SHORTEST_SENTENCE &&
        sentence.length <= LONGEST_SENTENCE &&
        !NO_PARAGRAPH.test(sentence),
    ),
  };
}
