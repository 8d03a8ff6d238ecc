import type { Company } from '#contracts/content/company.ts';
import type {
  MinuteCardView,
  MoneyMinuteQuery,
  MoneyMinuteView,
  TargetDateView,
  FilmPageViews,
} from '#contracts/views/film-pages.ts';
import { CARDS_PER_PAGE } from '#domain/articles/card-grid.ts';
import { cutPage } from '#domain/lists/list-page.ts';
import { getPage } from '#domain/pages/pages.ts';
import type { Article, ContentSet } from '../content/content-set.ts';
import { listCards } from '../content/page-lists.ts';
import { listFitting } from '../content/plan/find-misfit.ts';
import { offersPage } from './offers-page.ts';
import type { PageSources } from './page-sources.ts';
import { presentCard, presentInfluencer } from './present-article.ts';
import { presentBlocks } from './present-block.ts';

/** Lists the films in their authors' order, and the presenters among the influencers. */
function getMoneyMinute(
  page: PageSources,
  { presenter, number }: MoneyMinuteQuery,
): MoneyMinuteView {
  const { content, company } = page;
  const read = { articles: listFitting(content.articles, company) };
  const influencers = listPresenters(content, company).flatMap(
    (id) => presentInfluencer(id, page) ?? [],
  );
  const chosen = influencers.find(({ id }) => id === presenter)?.id;
  const films = listCards(read, 'money-minute', chosen);
  const cut = cutPage(films, { size: CARDS_PER_PAGE, number });
  return {
    texts: page.getFragment('money-minute'),
    influencers,
    minutes: { ...cut, entries: cut.entries.map((film) => presentMinute(film, page)) },
    total: listCards(read, 'money-minute').length,
  };
}

/** Lists the ids of the influencers who present a film that the company's people may watch. */
export function listPresenters(
  { articles, influencers }: Pick<ContentSet, 'articles' | 'influencers'>,
  company: Company,
): string[] {
  const films = listCards({ articles: listFitting(articles, company) }, 'money-minute');
  return [...influencers.keys()].filter((id) => films.some(({ influencer }) => influencer === id));
}

function presentMinute(film: Article, page: PageSources): MinuteCardView {
  const card = presentCard(film, page);
  const influencer = presentInfluencer(film.influencer, page);
  if (!influencer) return card;
  const { id, name, imagePath } = influencer;
  return { ...card, influencer: { id, name, imagePath } };
}

/** Returns undefined if the company does not show target date funds. */
function findTargetDate(page: PageSources, number: number): TargetDateView | undefined {
  const { company, content } = page;
  if (!offersPage(getPage('target-date'), content, company)) return undefined;
  const { multimedia, ...texts } = page.getFragment('target-date');
  const read = { articles: listFitting(content.articles, company) };
  const cut = cutPage(listCards(read, 'target-date'), { size: CARDS_PER_PAGE, number });
  return {
    ...texts,
    blocks: presentBlocks(multimedia, page),
    articles: { ...cut, entries: cut.entries.map((article) => presentCard(article, page)) },
  };
}

export const filmPageViews = (page: PageSources): FilmPageViews => ({
  getMoneyMinute: (query) => getMoneyMinute(page, query),
  findTargetDate: (number) => findTargetDate(page, number),
});
