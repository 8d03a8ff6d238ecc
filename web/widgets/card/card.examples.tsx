import type { ArticleCardView } from '#contracts/views/article.ts';
import type { Say, WidgetExample } from '../widget-example.ts';
import { ArticleCard } from './article-card.tsx';
import { CardGrid } from './card-grid.tsx';

function cardNumber(id: string, say: Say): ArticleCardView {
  return {
    id,
    href: 'faqs',
    opensNewTab: false,
    title: say({ 'en-US': 'What a match is', 'es-US': 'Qué es una aportación' }),
    description: say({ 'en-US': 'Money on top of yours.', 'es-US': 'Dinero además del tuyo.' }),
    image: 'cover-pack',
    minutes: 3,
    likes: 12,
    badge: 'new',
    isVideo: false,
    filmSeconds: undefined,
  };
}

export const cardExamples: WidgetExample[] = [
  {
    name: 'cards in rows',
    render: (say) => (
      <CardGrid headingLevel={3} cards={['a', 'b', 'c', 'd'].map((id) => cardNumber(id, say))} />
    ),
  },
  {
    name: 'card of another site',
    render: (say) => (
      <ArticleCard
        headingLevel={3}
        variant="contained"
        card={{ ...cardNumber('e', say), href: 'https://www.ssa.gov/', opensNewTab: true }}
      />
    ),
  },
];
