import type { ArticleView } from '#contracts/views/article.ts';
import { articlePathInCompany } from '#domain/pages/article-path.ts';
import { authoredWords } from '../../content/catalogues.ts';
import type { Article } from '../../content/content-set.ts';
import type { Misfit } from '../../content/plan/find-misfit.ts';
import type { PageSources } from '../page-sources.ts';
import { presentCard } from '../present-article.ts';

interface MisfitOnPage {
  misfit: Misfit;
  page: PageSources;
  nearest: readonly Article[];
}

/** An article in a company whose plan it does not fit: its name, why, and what to read instead. */
export function presentMisfit(
  article: Article,
  { misfit, page, nearest }: MisfitOnPage,
): ArticleView {
  const { code } = page;
  const { id, kind, image, minutes, updated, redirectUrl } = article;
  const { title, imageAlt } = article.texts[code];
  const { lacks, other, ...words } = authoredWords[code].misfit;
  const why = misfit.why?.[code] ?? (misfit.lacks ? lacks[misfit.lacks] : other);
  return {
    id,
    kind,
    path: articlePathInCompany({ ...article, slug: article.path }),
    title,
    description: why,
    image,
    imageAlt,
    minutes,
    updated,
    badge: undefined,
    isVideo: false,
    filmSeconds: undefined,
    intro: '',
    body: [],
    closing: undefined,
    infographic: undefined,
    keyPoints: undefined,
    help: undefined,
    ending: undefined,
    sources: [],
    likes: article.likes,
    next: nearest.map((card) => presentCard(card, page)),
    redirect: redirectUrl,
    influencer: undefined,
    misfit: words,
  };
}
