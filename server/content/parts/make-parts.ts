import { FRAGMENT_SCHEMAS } from '#contracts/content/fragments.ts';
import type { Theme } from '#contracts/content/theme.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { LANDING_NAMES } from '../landings/landing-schemas.ts';
import type { MediaFile } from '../content-set.ts';
import { listDrawings, loadDrawing } from '../drawings/load-drawing.ts';
import { loadArticle, readArticleName, type ArticleName } from '../load-article.ts';
import {
  loadContacts,
  loadFaqs,
  loadFragment,
  loadGlossary,
  loadInfluencers,
  loadPage,
  loadTopics,
} from '../load-collections.ts';
import { loadCompany, loadTheme } from '../load-company.ts';
import { loadFlags } from '../load-flags.ts';
import { listMedia, loadMedia, reportStrangers } from '../media/load-media.ts';
import { loadPersona } from '../persona/load-persona.ts';
import { loadSession } from '../sessions/load-session.ts';
import { listKnownNames, type KnownNames } from '../references/known-names.ts';
import type { Catalogues } from '../text-overrides.ts';
import type { SourceTree } from '../source-tree.ts';
import type { PartShop, PartToMake } from './part-shop.ts';
import type { SettledParts, Settling } from './settling.ts';

interface PartSources {
  shop: PartShop;
  settling: Settling;
  catalogues: Catalogues;
}

/**
 * Makes every part of the content: first those by which others are named, then those that name
 * others.
 */
export function makeParts({ shop, settling, catalogues }: PartSources): SettledParts {
  const make = (part: PartToMake<unknown>): void => settling.take(shop.make(part));
  const companies = shop.tree.folders('companies');
  const known = makeNamed({ shop, settling, make });

  for (const company of companies) {
    if (company !== DEFAULT_COMPANY_ID) make(themePart(company));
    make({
      key: `company/${company}`,
      read: (files) => loadCompany(files, company, catalogues),
    });
  }
  for (const id of shop.tree.folders('articles'))
    make({ key: `article/${id}`, known, read: (files, names) => loadArticle(files, id, names) });
  for (const id of shop.tree.folders('sessions'))
    make({ key: `session/${id}`, known, read: (files, names) => loadSession(files, id, names) });
  make({ key: 'faqs', known, read: loadFaqs });
  make({ key: 'glossary', known, read: loadGlossary });
  make({ key: 'persona', known, read: loadPersona });
  make({ key: 'flags', read: loadFlags });
  for (const page of shop.tree.folders('pages'))
    make({ key: `page/${page}`, known, read: (files, names) => loadPage(files, page, names) });
  for (const place of listFragments(shop.tree))
    make({
      key: `fragment/${place.company}/${place.name}`,
      known,
      read: (files, names) => loadFragment(files, place, names),
    });
  return settling.settle(known);
}

interface NamedParts extends Pick<PartSources, 'shop' | 'settling'> {
  make: (part: PartToMake<unknown>) => void;
}

/** Makes what other parts may name. */
function makeNamed({ shop, settling, make }: NamedParts): KnownNames {
  const { tree } = shop;
  const read = <Value>(part: PartToMake<Value>): Value | undefined => {
    const made = shop.make(part);
    settling.take(made);
    return settling.valueOf(made);
  };
  const theme = read(themePart(DEFAULT_COMPANY_ID));
  // Each drawing is checked in the default company's colors.
  const basis = settling.hashOf(`theme/${DEFAULT_COMPANY_ID}`);
  const art = listDrawings(tree);
  for (const name of art)
    make({ key: `drawing/${name}`, basis, read: (files) => loadDrawing(files, name, theme) });
  make({ key: 'media-folders', read: reportStrangers });
  const media = new Map<string, MediaFile>();
  for (const place of listMedia(tree)) {
    const key = `media/${place.folder}/${place.name}`;
    const file = read({ key, read: (files) => loadMedia(files, place) });
    if (!file) continue;
    if (media.has(file.name))
      settling.blame(key, {
        message: `expected a name of its own, found ${file.name} twice`,
        file: file.file,
      });
    media.set(file.name, file);
  }
  const articles = tree.folders('articles').flatMap((id) => {
    const name = read({
      key: `article-name/${id}`,
      read: (files) => readArticleName(files, id),
    });
    return name ?? [];
  });
  blameTwins(articles, settling);
  return listKnownNames({
    art: new Set(art),
    media,
    topics: read({ key: 'topics', read: loadTopics }) ?? [],
    influencers: read({ key: 'influencers', read: loadInfluencers }) ?? new Map(),
    sessions: new Set(tree.folders('sessions')),
    contacts: read({ key: 'contacts', read: loadContacts }) ?? new Map(),
    articles,
  });
}

function themePart(company: string): PartToMake<Theme> {
  return { key: `theme/${company}`, read: (files) => loadTheme(files, company) };
}

function blameTwins(articles: readonly ArticleName[], settling: Settling): void {
  const owners = new Map<string, string>();
  for (const { id, path } of articles) {
    const owner = owners.get(path);
    if (owner === undefined) owners.set(path, id);
    else
      settling.blame(`article/${id}`, {
        file: `articles/${id}/article.yaml`,
        message: `path: expected a path of its own, found the one of ${owner}`,
        path: ['path'],
      });
  }
}

interface FragmentPlace {
  company: string;
  name: string;
}

/** The default company has every fragment, because all others fall back to it. */
function listFragments(tree: SourceTree): FragmentPlace[] {
  const expected = [...Object.keys(FRAGMENT_SCHEMAS), ...LANDING_NAMES];
  const companies = new Set([DEFAULT_COMPANY_ID, ...tree.folders('fragments')]);
  return [...companies].flatMap((company) => {
    const found = tree.folders(`fragments/${company}`);
    const names = company === DEFAULT_COMPANY_ID ? new Set([...expected, ...found]) : found;
    return [...names].map((name) => ({ company, name }));
  });
}
