import { nameOfMedia } from '#domain/analytics/event-name.ts';
import { placePage } from '#domain/analytics/page-place.ts';
import { languageCode, type Language } from '#domain/language/language.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { ANIMAL_CODES, ANIMALS } from '#domain/persona/animals.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { catalogues, sponsorWords } from '../content/catalogues.ts';
import type { ContentSet } from '../content/content-set.ts';
import { listPages } from '../content/page-lists.ts';
import { findCatalogueText } from '../content/text-overrides.ts';

/** The company used in the addresses below; a page has the same name for every company. */
const ANY = 'any-company';

export interface FigureNames {
  pages: ReadonlyMap<string, string>;
  media: ReadonlyMap<string, string>;
  /** What the quiz calls those whose results share a code. */
  animals: ReadonlyMap<string, string>;
}

/** What people call the pages, films and animals that were counted. */
export function nameFigures(
  content: ContentSet,
  language: Language,
  withFigures: (text: string) => string,
): FigureNames {
  const code = languageCode(language);
  const pages = new Map<string, string>();
  const media = new Map<string, string>();
  for (const { path, page, article } of listPages(content, ANY)) {
    const { pageName } = placePage({ pathname: path, companyId: ANY });
    const title = page.inSearch?.title && findCatalogueText(catalogues[code], page.inSearch.title);
    const name = article?.texts[code].title ?? title;
    if (name !== undefined && !pages.has(pageName)) pages.set(pageName, withFigures(name));
  }
  for (const { texts } of content.articles) {
    // A film has a file in each language, and the reader’s own name for all of them.
    for (const each of LANGUAGE_CODES) {
      const film = texts[each].video?.dynamicMediaParams;
      const title = texts[code].video?.title;
      if (film !== undefined && title !== undefined)
        media.set(nameOfMedia(film), withFigures(title));
    }
  }
  for (const { id, texts } of content.sessions.values())
    media.set(id, withFigures(texts[code].title));
  return { pages, media, animals: nameAnimals(content, language) };
}

function nameAnimals(content: ContentSet, language: Language): Map<string, string> {
  const code = languageCode(language);
  const named = new Map<string, string>();
  for (const animal of ANIMALS) {
    const name = content.persona.animals.get(animal)?.name[code] ?? animal;
    const before = named.get(ANIMAL_CODES[animal]);
    named.set(
      ANIMAL_CODES[animal],
      before === undefined ? name : fillIn(sponsorWords[code].or, { one: before, other: name }),
    );
  }
  return named;
}
