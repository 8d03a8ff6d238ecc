import type {
  MinuteCardView,
  MoneyMinuteQuery,
  MoneyMinuteView,
  TargetDateView,
} from '#contracts/views/film-pages.ts';
import { CARDS_PER_PAGE } from '#domain/articles/card-grid.ts';
import { cutPage } from '#domain/lists/list-page.ts';
import type { Article, ContentSet } from '../content/content-set.ts';
import { listCards } from '../content/page-lists.ts';
import type { PageSources } from './page-sources.ts';
import { presentCard, presentInfluencer } from './present-article.ts';
import { presentBlocks } from './present-block.ts';

/** Lists the films in their authors' order, and the presenters among the influencers. */
export function getMoneyMinute(
  page: PageSources,
  { presenter, number }: MoneyMinuteQuery,
): MoneyMinuteView {
  const { content } = page;
  const influencers = listPresenters(content).flatMap((id) => presentInfluencer(id, page) ?? []);
  const chosen = influencers.find(({ id }) => id === presenter)?.id;
  const films = listCards(content, 'money-minute', chosen);
  const cut = cutPage(films, { size: CARDS_PER_PAGE, number });
  return {
    texts: page.getFragment('money-minute'),
    influencers,
    minutes: { ...cut, entries: cut.entries.map((film) => presentMinute(film, page)) },
    total: listCards(content, 'money-minute').length,
  };
}

/** Lists the ids of the influencers who present a film. */
export function listPresenters(content: ContentSet): string[] {
  const films = listCards(content, 'money-minute');
  return [...content.influencers.keys()].filter((id) =>
    films.some(({ influencer }) => influencer === id),
  );
}

function presentMinute(film: Article, page: PageSources): MinuteCardView {
  const card = presentCard(film, page);
  const influencer = presentInfluencer(film.influencer, page);
  if (!influencer) return card;
  const { id, name, imagePath } = influencer;
  return { ...card, influencer: { id, name, imagePath } };
}

/** Returns undefined if the company does not show target date funds. */
export function findTargetDate(page: PageSources, number: number): TargetDateView | undefined {
  const { company, content } = page;
  if (!company.showTargetDate) return undefined;
  const { multimedia, ...texts } = page.getFragment('target-date');
  const cut = cutPage(listCards(content, 'target-date'), { size: CARDS_PER_PAGE, number });
  return {
    ...texts,
    blocks: presentBlocks(multimedia, page),
    articles: { ...cut, entries: cut.entries.map((article) => presentCard(article, page)) },
  };
}
