import { fillInEveryText } from '#domain/figures/fill-in-figures.ts';
import { sayFiguresForSearch } from '#domain/figures/say-figures.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { listParameter } from '#domain/pages/match-page.ts';
import type { Page } from '#domain/pages/page.ts';
import { EVERY_PAGE, type PageName } from '#domain/pages/pages.ts';
import { ownWords, type OwnWords } from '#domain/search/find-matches.ts';
import { EVERY_STOP } from '#domain/transition/choose-stops.ts';
import { animalText } from '../../content/search/text-names.ts';
import { listReadTopics } from '../article-views.ts';
import { offersPage } from '../offers-page.ts';
import { listMoneyQuestions } from '../questions/question-views.ts';
import { sitePath } from '../site-path.ts';
import {
  findMessage,
  findTexts,
  type FoundTexts,
  type InSearch,
  type SearchedSite,
} from './found-texts.ts';
import { findNumbers, type FoundDocument } from './found-document.ts';

/** The pages of the table that the company offers: first those that menus in this language may lead to. */
export function indexPages(site: SearchedSite): FoundDocument[] {
  const { content, company, code } = site;
  const isForOthers = ({ readers = code }: Page): number => Number(readers !== code);
  return EVERY_PAGE.filter(([, page]) => page.isFound && offersPage(page, content, company))
    .toSorted(([, one], [, other]) => isForOthers(one) - isForOthers(other))
    .flatMap(([name, page]) => indexPage(name, page, site));
}

function indexPage(name: PageName, page: Page, site: SearchedSite): FoundDocument[] {
  const { content, company, code } = site;
  return listAddresses(name, page, site).map(({ params, names, title, summary, texts }) => {
    const path = sitePath(page, company.companyId, params);
    return {
      id: (fillIn) => ({ kind: 'page', path, ...fillIn({ title, summary }) }),
      texts: findNumbers(content.wordsIn(code), texts),
      own: wordsOf(fillInEveryText({ title, summary, names }, sayFiguresForSearch(code))),
    };
  });
}

type OwnTexts = Parameters<typeof ownWords>[0];

const known = new Map<string, OwnWords>();
/** Several times what all pages say in each language. */
const MOST_KNOWN = 2_000;

/** Most companies call a page alike, and to take its words apart is half of a company's first search. */
function wordsOf(texts: OwnTexts): OwnWords {
  const key = JSON.stringify([texts.title, texts.summary, texts.names]);
  const words = known.get(key) ?? ownWords(texts);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, words);
  return words;
}

interface FoundAddress extends FoundTexts {
  params: Readonly<Record<string, string>>;
  names: readonly string[];
}

/** The page's own address, and those of the entries of its list that readers know by a name. */
function listAddresses(
  name: PageName,
  { path, each, inSearch }: Page,
  site: SearchedSite,
): FoundAddress[] {
  const texts = inSearch && findTexts(inSearch, site);
  if (!texts) return [];
  const { content, company, code } = site;
  const ofEntry = (entry: string): FoundAddress['params'] => ({ [listParameter(path)]: entry });
  const own = { ...texts, params: {}, names: listNames(name, inSearch, site) };
  switch (each) {
    case 'stops':
      return [{ ...own, params: ofEntry(EVERY_STOP) }];
    case 'topics':
      return [
        own,
        ...listReadTopics(content, company).map(({ id, title }) => ({
          ...texts,
          title: title[code],
          params: ofEntry(id),
          names: LANGUAGE_CODES.map((short) => title[short]),
        })),
      ];
    case 'animals':
      return [...content.persona.animals].map(([animal, file]) => ({
        title: file.title[code],
        summary: file.description[code],
        texts: [animalText(animal)],
        params: ofEntry(animal),
        names: LANGUAGE_CODES.flatMap((short) => [file.name[short], file.title[short]]),
      }));
    case 'money-questions':
      return listMoneyQuestions(site).map((question) => ({
        title: findMessage(`moneyQuestions.of.${question}.title`, site) ?? '',
        summary: findMessage(`moneyQuestions.of.${question}.description`, site) ?? '',
        texts: [],
        params: ofEntry(question),
        names: LANGUAGE_CODES.flatMap((short) => {
          const say = (key: string): string =>
            findMessage(`moneyQuestions.of.${question}.${key}`, { ...site, code: short }) ?? '';
          return [say('title'), ...say('searchWords').split(',')];
        }),
      }));
    default:
      return [own];
  }
}

/**
 * What the page and menus call it, and what else its authors expect people to type: in every language,
 * because many of our readers know a word in the other one only.
 */
function listNames(
  name: PageName,
  inSearch: InSearch,
  { content, company }: SearchedSite,
): string[] {
  return LANGUAGE_CODES.flatMap((code) => {
    const site = { content, company, code };
    return [
      findTexts(inSearch, site)?.title,
      name === 'union' ? company.unionLandingLabel?.[code] : findMessage(`menu.${name}`, site),
      findMessage(`footer.${name}`, site),
      ...(findMessage(`searchWords.${name}`, site)?.split(',') ?? []),
    ];
  }).filter((found) => found !== undefined);
}
