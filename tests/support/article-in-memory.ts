import { perLanguage } from '#domain/language/per-language.ts';
import type { Article, ArticleInLanguage } from '#server/content/content-set.ts';

/** An article that was never a file; a test gives only the fields it is about. */
export function articleInMemory(id: string, parts: Partial<Omit<Article, 'id'>> = {}): Article {
  return {
    id,
    kind: 'basic',
    path: `about-${id}`,
    order: 10,
    topics: ['saving'],
    tags: [],
    needs: [],
    minutes: 4,
    image: 'cover-gate',
    updated: '2026-11-20',
    related: [],
    sources: [],
    contacts: [],
    answersFeelings: [],
    contentType: 'article',
    likes: 0,
    insets: [],
    texts: perLanguage(() => textInMemory(id)),
    ...parts,
  };
}

function textInMemory(id: string): ArticleInLanguage {
  return {
    title: `Title of ${id}`,
    description: `Description of ${id}`,
    imageAlt: `Picture of ${id}`,
    intro: `Intro of ${id}`,
    body: [{ kind: 'html', html: '<p>Body</p>' }],
    words: 'Body',
    closing: undefined,
  };
}
