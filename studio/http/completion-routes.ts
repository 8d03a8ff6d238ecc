import type { Hono } from 'hono';
import { listFigures } from '#domain/figures/plan-figures.ts';
import { sayFigure } from '#domain/figures/say-figure.ts';
import {
  DEFAULT_LANGUAGE,
  languageCode,
  languageFromQuery,
  type LanguageCode,
  type PerLanguage,
} from '#domain/language/language.ts';
import { isLanguageCode, LANGUAGE_CODES, perLanguage } from '#domain/language/per-language.ts';
import { articlePathInCompany } from '#domain/pages/article-path.ts';
import { mobileVideoAsset } from '#domain/media/asset-names.ts';
import type { ContentSet } from '#server/content/content-set.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { studioRoute } from '../access/studio-path.ts';
import type { Completion, Completions } from '../browser/completions-answer.ts';
import type { Desk } from '../desk/open-desk.ts';
import { WORDS } from '../words/words.ts';
import { codeOf, type StudioTools } from './studio-tools.ts';

const ORIGINAL = languageCode(DEFAULT_LANGUAGE);

/** Names that nobody has to know by heart: links, figures and terms for texts, and ids for fields. */
export function completionRoutes(app: Hono, { desk }: StudioTools): void {
  app.get(studioRoute('completions'), (c) => {
    const code = codeOf(c);
    const { current } = desk.published;
    const year = new Date(desk.now()).getUTCFullYear();
    const answer: Completions = {
      texts: [...listLinks(current, code), ...listTerms(desk, code), ...nameFigures(year, code)],
      drawings: [...current.art.keys()].toSorted(),
      pictures: [...current.media.values()]
        .filter(({ file, name }) => file.includes('/infographics/') && !/-mobile\.\w+$/.test(name))
        .map(({ name }) => name)
        .toSorted(),
      articles: current.articles.map(({ id }) => id).toSorted(),
      topics: current.topics.map(({ id }) => id),
      films: sortByLanguage(listFilms(current)),
      sounds: sortByLanguage(listNamesIn('audio', current)),
    };
    return c.json(answer);
  });
}

function listNamesIn(folder: string, { media }: ContentSet): string[] {
  return [...media.values()]
    .filter(({ file }) => file.includes(`/${folder}/`))
    .map(({ name }) => name)
    .toSorted();
}

/** A film goes by its name without an ending, once it has a file for large and for small screens. */
function listFilms(current: ContentSet): string[] {
  return listNamesIn('video', current)
    .map((name) => name.replace(/\.mp4$/, ''))
    .filter((name) => name.endsWith('-AVS') && current.media.has(`${mobileVideoAsset(name)}.mp4`));
}

/** What is said in one language is proposed in its fields alone, and what says nothing of its language in those of all. */
function sortByLanguage(names: readonly string[]): PerLanguage<string[]> {
  return perLanguage((code) => names.filter((name) => (languageOfName(name) ?? code) === code));
}

/** The language in the name of a film or a sound, as in `mm-fees-es-AVS`. */
function languageOfName(name: string): LanguageCode | undefined {
  return name.split('.')[0]?.split('-').slice(1).find(isLanguageCode);
}

function listLinks({ articles }: ContentSet, code: LanguageCode): Completion[] {
  return articles.map((article) => {
    const said = perLanguage((own) => article.texts[own].title);
    return {
      label: fillIn(WORDS[code].find.link, { title: said[code] }),
      said,
      to: articlePathInCompany({ ...article, slug: article.path }),
    };
  });
}

/** The words of our tables and of the glossary, each in the language of the text. */
function listTerms({ terms, published }: Desk, code: LanguageCode): Completion[] {
  const things = new Map<string, Partial<Record<LanguageCode, string>>>();
  // The tables of the other languages name a thing by what it is called in English.
  for (const language of LANGUAGE_CODES.filter((one) => one !== ORIGINAL))
    for (const { thing, say } of terms[language])
      if (thing !== undefined) {
        const said = { [ORIGINAL]: thing, ...things.get(thing) };
        things.set(thing, { ...said, [language]: say.split(/,| \(/)[0] ?? say });
      }
  const glossary = published.current.glossary.map(({ title }) => title);
  const codes = LANGUAGE_CODES.toSorted((a, b) => Number(b === code) - Number(a === code));
  return [...things.values(), ...glossary].map((own) => {
    const words = codes.flatMap((one) => own[one] ?? []).join(' – ');
    return {
      label: fillIn(WORDS[code].find.term, { words }),
      // A language whose table does not name the thing has no word for it but the English one.
      said: perLanguage((one) => own[one] ?? own[ORIGINAL] ?? words),
    };
  });
}

function nameFigures(year: number, code: LanguageCode): Completion[] {
  const language = languageFromQuery(code);
  return Object.entries(listFigures(year)).map(([name, figure]) => ({
    label: fillIn(WORDS[code].find.figure, { name, value: sayFigure(figure, language) }),
    said: perLanguage(() => `{${name}}`),
  }));
}
