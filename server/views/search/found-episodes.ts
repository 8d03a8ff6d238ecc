import type { AwardsEpisode, AwardsLanding } from '#contracts/content/awards-landing.ts';
import type { FoundView } from '#contracts/views/search.ts';
import { nameOfMedia } from '#domain/analytics/event-name.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { assetOfSound } from '#domain/media/asset-names.ts';
import { passageId } from '#domain/media/passage-id.ts';
import { splitChapters } from '#domain/media/split-chapters.ts';
import { AWARDS_VARIANTS } from '#domain/pages/awards-variant.ts';
import { getPage } from '#domain/pages/pages.ts';
import type { ArticleInLanguage, ContentSet } from '../../content/content-set.ts';
import { findLanding } from '../../content/find-fragment.ts';
import { summaryOf } from '../../content/search/summary-of.ts';
import { articleText } from '../../content/search/text-names.ts';
import type { FillIn } from '../fill-in.ts';
import { chaptersOf } from '../media-views.ts';
import { offersPage } from '../offers-page.ts';
import { sitePath } from '../site-path.ts';
import { findPlace, saysAll } from './find-place.ts';
import { findNumbers, type FoundDocument } from './found-document.ts';
import type { SearchedSite } from './found-texts.ts';

interface FoundEpisode extends Pick<AwardsEpisode, 'title' | 'description' | 'audioUrl'> {
  path: string;
  said: ArticleInLanguage;
}

/** The episodes of the podcasts that the company offers: what they say are the words of their articles. */
export function listEpisodes({ content, company, code }: SearchedSite): FoundDocument[] {
  const { companyId } = company;
  return AWARDS_VARIANTS.flatMap((variant) => {
    const page = getPage(variant);
    if (!offersPage(page, content, company)) return [];
    const landing: AwardsLanding | undefined = findLanding(content, companyId, variant)?.[code];
    return (landing?.watch?.podcast?.episodes ?? []).flatMap(({ article, ...episode }) => {
      const said = content.articles.find(({ id }) => id === article)?.texts[code];
      const texts = findNumbers(content.wordsIn(code), [articleText(article)]);
      if (!said || texts.length === 0) return [];
      const found = { ...episode, said, path: sitePath(page, companyId, {}) };
      return {
        id: (fillIn: FillIn, query: string) =>
          presentEpisode(found, { content, code, fillIn }, query),
        texts,
      };
    });
  });
}

interface Said {
  content: ContentSet;
  code: LanguageCode;
  fillIn: FillIn;
}

/** An episode at the chapter that says what was asked for, or at its beginning if it is called so. */
function presentEpisode(
  { title, description, audioUrl, path, said }: FoundEpisode,
  { content, fillIn }: Said,
  query: string,
): FoundView {
  const chapters = chaptersOf(assetOfSound(audioUrl), content);
  const words = splitChapters(
    fillIn(said.words),
    chapters.map((chapter) => chapter.title),
  );
  const at = saysAll(title, query) ? undefined : findPlace(words, query);
  const chapter = at === undefined ? undefined : chapters[at];
  const seconds = chapter?.start ?? 0;
  return {
    kind: 'episode',
    path: `${path}#${passageId(nameOfMedia(audioUrl), seconds)}`,
    title,
    summary: chapter ? summaryOf([words[at ?? 0] ?? '']) : description,
    ...(chapter && { place: { seconds } }),
  };
}
