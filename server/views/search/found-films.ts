import type { FoundView } from '#contracts/views/search.ts';
import { nameOfMedia } from '#domain/analytics/event-name.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { articlePathInCompany } from '#domain/pages/article-path.ts';
import { withQuery } from '#domain/links/with-language.ts';
import { passageId } from '#domain/media/passage-id.ts';
import { splitTranscript } from '#domain/media/time-passages.ts';
import { EVERY_PAGE } from '#domain/pages/pages.ts';
import type { WordIndex } from '#domain/search/word-index.ts';
import type { Article, ContentSet } from '../../content/content-set.ts';
import { findAnyFragment, nameFragment } from '../../content/find-fragment.ts';
import { fitsPlan } from '../../content/plan/find-misfit.ts';
import { listFilmsInFragment, type AuthoredFilm } from '../../content/search/films-in-fragment.ts';
import { summaryOf } from '../../content/search/summary-of.ts';
import { filmText } from '../../content/search/text-names.ts';
import type { FillIn } from '../fill-in.ts';
import { hiddenSections } from '../hispanic-view.ts';
import { findTimes } from '../media-views.ts';
import { offersPage } from '../offers-page.ts';
import { sitePath } from '../site-path.ts';
import { findPlace } from './find-place.ts';
import { findNumbers, type FoundDocument } from './found-document.ts';
import type { SearchedSite } from './found-texts.ts';

interface FoundFilm extends Pick<AuthoredFilm, 'asset' | 'title' | 'transcript'> {
  path: string;
}

interface Said {
  content: ContentSet;
  code: LanguageCode;
  fillIn: FillIn;
}

/** The film of an article; what it says is read when it is shown. */
export function listFilmOfArticle(
  article: Article,
  code: LanguageCode,
  index: WordIndex,
): FoundDocument[] {
  if (article.contentType !== 'video') return [];
  const path = articlePathInCompany({ ...article, slug: article.path });
  return documentOf(
    findNumbers(index, [filmText(`article/${article.id}`)]),
    (fillIn, query, content) => {
      const { video } = article.texts[code];
      // Its words are in the index because it is there.
      if (!video) throw new Error(`No film in ${article.id}`);
      const film = { ...video, asset: video.dynamicMediaParams, path };
      return presentFound(film, { content, code, fillIn }, query);
    },
  );
}

/** The films on the pages that the company offers; beside one that tells of other plans its page says so, and a result does not. */
export function listFilmsOfPages(site: SearchedSite): FoundDocument[] {
  const { content, company, code } = site;
  const { companyId } = company;
  const hidden = new Set<string>(hiddenSections(company));
  return EVERY_PAGE.flatMap(([, page]) => {
    const [folder, name, field] = page.inSearch?.shows?.split('/') ?? [];
    if (folder !== 'fragments' || name === undefined || field !== undefined) return [];
    if (!page.isFound || !offersPage(page, content, company)) return [];
    const shown = findAnyFragment(content, companyId, name)?.[code] as object | undefined;
    const films = shown ? listFilmsInFragment(name, shown) : [];
    const address = sitePath(page, companyId, {});
    return films
      .filter(({ field: within, needs }) => !hidden.has(within) && fitsPlan(needs, company))
      .flatMap(({ at, ...film }) => {
        const of = filmText(`${nameFragment(content, companyId, name)}/${film.asset}`);
        const path = at === 0 ? address : withQuery(address, 'video', `${at + 1}`);
        return documentOf(findNumbers(content.wordsIn(code), [of]), (fillIn, query) =>
          presentFound({ ...film, path }, { content, code, fillIn }, query),
        );
      });
  });
}

function documentOf(texts: number[], id: FoundDocument['id']): FoundDocument[] {
  return texts.length > 0 ? [{ id, texts }] : [];
}

/** A film at the place that is meant: its link leads to what is said there. */
function presentFound(film: FoundFilm, said: Said, query: string): FoundView {
  const transcript = said.fillIn(film.transcript);
  const times = findTimes(film.asset, transcript, said);
  const passages = splitTranscript(transcript);
  const at = findPlace(passages, query) ?? 0;
  // What is only seen has the time of what is said next.
  const seconds = times.slice(at).find((time) => time !== null) ?? times.findLast(isKnown);
  const place = isKnown(seconds) ? `#${passageId(nameOfMedia(film.asset), seconds)}` : '';
  return {
    kind: 'film',
    path: `${film.path}${place}`,
    title: said.fillIn(film.title),
    summary: summaryOf([passages[at] ?? '']),
    ...(isKnown(seconds) && { place: { seconds } }),
  };
}

function isKnown(time: number | null | undefined): time is number {
  return typeof time === 'number';
}
