import type { MoneyMinute, TargetDate } from '#contracts/content/film-pages.ts';
import type { Block } from '#contracts/content/multimedia/schemas.ts';
import type { PageAddress } from '#contracts/services.ts';
import type {
  MinuteCardView,
  MoneyMinuteView,
  TargetDateView,
} from '#contracts/views/film-pages.ts';
import type { Article } from '../content/content-set.ts';
import { presentCard, presentInfluencer, type ViewSources } from './content-views.ts';
import { presentBlock } from './present-block.ts';

/** The films in their authors' order, and whoever presents one of them. */
export function presentMoneyMinute(
  texts: MoneyMinute,
  address: PageAddress,
  sources: ViewSources,
): MoneyMinuteView {
  const { content } = sources;
  const films = content.articles.filter(({ kind }) => kind === 'money-minute');
  const presenters = [...content.influencers.keys()].filter((id) =>
    films.some(({ influencer }) => influencer === id),
  );
  return {
    texts,
    influencers: presenters.flatMap((id) => presentInfluencer(id, address, content) ?? []),
    minutes: films.map((film) => presentMinute(film, address, sources)),
  };
}

function presentMinute(film: Article, address: PageAddress, sources: ViewSources): MinuteCardView {
  const card = presentCard(film, address, sources);
  const influencer = presentInfluencer(film.influencer, address, sources.content);
  if (!influencer) return card;
  const { id, name, imagePath } = influencer;
  return { ...card, influencer: { id, name, imagePath } };
}

export function presentTargetDate(
  { multimedia, ...texts }: TargetDate,
  address: PageAddress,
  sources: ViewSources,
): TargetDateView {
  const { content } = sources;
  return {
    ...texts,
    // Checked when the fragment was loaded; an author may have left it out.
    blocks: ((multimedia ?? []) as Block[]).map((block) => presentBlock(block, content)),
    articles: content.articles
      .filter(({ kind }) => kind === 'target-date')
      .map((article) => presentCard(article, address, sources)),
  };
}
