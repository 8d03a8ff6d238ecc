import type {
  MinuteCardView,
  MoneyMinuteView,
  TargetDateView,
} from '#contracts/views/film-pages.ts';
import type { Article, ContentSet } from '../content/content-set.ts';
import type { PageSources } from './page-sources.ts';
import { presentCard, presentInfluencer } from './present-article.ts';
import { presentBlocks } from './present-block.ts';

/** Lists the films in their authors' order, and the presenters among the influencers. */
export function getMoneyMinute(page: PageSources): MoneyMinuteView {
  const { content } = page;
  return {
    texts: page.getFragment('money-minute'),
    influencers: listPresenters(content).flatMap((id) => presentInfluencer(id, page) ?? []),
    minutes: listMinutes(content).map((film) => presentMinute(film, page)),
  };
}

/** Lists the ids of the influencers who present a film. */
export function listPresenters(content: ContentSet): string[] {
  const films = listMinutes(content);
  return [...content.influencers.keys()].filter((id) =>
    films.some(({ influencer }) => influencer === id),
  );
}

function listMinutes({ articles }: ContentSet): Article[] {
  return articles.filter(({ kind }) => kind === 'money-minute');
}

function presentMinute(film: Article, page: PageSources): MinuteCardView {
  const card = presentCard(film, page);
  const influencer = presentInfluencer(film.influencer, page);
  if (!influencer) return card;
  const { id, name, imagePath } = influencer;
  return { ...card, influencer: { id, name, imagePath } };
}

/** Returns undefined if the company does not show target date funds. */
export function findTargetDate(page: PageSources): TargetDateView | undefined {
  const { company, content } = page;
  if (!company.showTargetDate) return undefined;
  const { multimedia, ...texts } = page.getFragment('target-date');
  return {
    ...texts,
    blocks: presentBlocks(multimedia, page),
    articles: content.articles
      .filter(({ kind }) => kind === 'target-date')
      .map((article) => presentCard(article, page)),
  };
}
