import { appendFileSync, copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import type { ArticleKind } from '#domain/articles/article-kinds.ts';

interface FixtureArticle {
  id: string;
  kind: ArticleKind;
  tags?: readonly string[];
  topics?: readonly string[];
  likes?: number;
  contentType?: 'article' | 'video';
  redirectUrl?: string;
  influencer?: string;
  reviewedBy?: string;
  reviewNext?: string;
  contacts?: readonly string[];
  related?: readonly string[];
  multimedia?: ReadonlyArray<{ component: string; data: Record<string, unknown> }>;
  /** More front matter, the same in both languages. */
  text?: Readonly<Record<string, unknown>>;
  body?: string;
}

/** Adds an article to a copy of the content: its path is its id, its titles name it. */
export function writeFixtureArticle(contentDir: string, fixture: FixtureArticle): void {
  const { id, multimedia = [], text = {}, body = 'One paragraph.', ...rest } = fixture;
  const folder = path.join(contentDir, 'articles', id);
  mkdirSync(folder, { recursive: true });
  const file = {
    path: id,
    order: 900 + readdirSync(path.join(contentDir, 'articles')).length,
    topics: ['saving'],
    tags: [],
    minutes: 3,
    image: 'cover-gate',
    updated: '2026-11-20',
    ...rest,
  };
  writeFileSync(path.join(folder, 'article.yaml'), stringify(file));
  for (const [language, article] of [
    ['en', 'The'],
    ['es', 'El'],
  ] as const) {
    const frontMatter = {
      title: `${article} ${id} ${language}`,
      description: `About ${id} ${language}`,
      imageAlt: `Picture of ${id}`,
      intro: `Intro of ${id} ${language}`,
      multimedia,
      ...text,
    };
    const source = `---\n${stringify(frontMatter)}---\n${body}\n`;
    writeFileSync(path.join(folder, `${language}.md`), source);
  }
}

export function writeFixtureInfluencer(
  contentDir: string,
  { id, name }: { id: string; name: string },
): void {
  const influencer = {
    id,
    name,
    about: { en: `About ${id}`, es: `Sobre ${id}` },
    alt: { en: `Portrait of ${id}`, es: `Retrato de ${id}` },
    imagePath: 'person-ana',
  };
  // The new presenter stands beside those of the repository's films.
  appendFileSync(
    path.join(contentDir, 'influencers.yaml'),
    stringify([influencer]).replaceAll(/^/gm, '  ').trimEnd(),
  );
}

/** Adds a small file to the media under this name. */
export function copyMedia(contentDir: string, from: string, to: string): void {
  const target = path.join(contentDir, 'media', to);
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(path.join(contentDir, 'media', from), target);
}
