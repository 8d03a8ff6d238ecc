import { articleFileSchema, articleTextSchema } from '#contracts/content/article.ts';
import {
  DEFAULT_LANGUAGE,
  languageCode,
  type LanguageCode,
  type PerLanguage,
} from '#domain/language/language.ts';
import { findPerLanguage, LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { articleSlug } from '#domain/links/article-path.ts';
import { isInfographicImage, mobileInfographicPath } from '#domain/media/asset-names.ts';
import { placeBlocks } from './article-blocks.ts';
import { renderAuthoredHtml } from './authored-html.ts';
import type { ContentFiles } from './content-files.ts';
import type { Article, ArticleInLanguage } from './content-set.ts';
import { parseMarkdownFile } from './markdown-source.ts';
import { findParityMistakes } from './parity.ts';

/** The language the others are held against. */
const ORIGINAL = languageCode(DEFAULT_LANGUAGE);
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export interface ArticleReferences {
  topics: ReadonlySet<string>;
  art: ReadonlyMap<string, unknown>;
  media: ReadonlyMap<string, unknown>;
  influencers: ReadonlyMap<string, unknown>;
}

export function loadArticles(files: ContentFiles, references: ArticleReferences): Article[] {
  const articles = files
    .folders('articles')
    .flatMap((id) => loadArticle(files, id, references) ?? []);
  checkAcrossArticles(files, articles);
  return articles.toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id));
}

function loadArticle(
  files: ContentFiles,
  id: string,
  references: ArticleReferences,
): Article | undefined {
  const file = `articles/${id}/article.yaml`;
  const parsed = files.yaml(file, articleFileSchema);
  const texts = findPerLanguage((language) => loadText(files, id, language, references));
  if (texts) checkAcrossLanguages(files, id, texts);
  if (!parsed || !texts) return undefined;
  const { value, lineOf } = parsed;
  const report = (path: readonly PropertyKey[], message: string): void =>
    files.problems.add(files.nameOf(file), lineOf(path), message);
  if (!SLUG.test(id)) report([], `expected a folder name of a-z, 0-9 and hyphens, found ${id}`);
  value.topics.forEach((topic, index) => {
    if (!references.topics.has(topic))
      report(['topics', index], `topics: expected a topic of content/topics.yaml, found ${topic}`);
  });
  if (!references.art.has(value.image))
    report(['image'], `image: expected a drawing of content/media/art, found ${value.image}`);
  if (value.influencer !== undefined && !references.influencers.has(value.influencer)) {
    // A film without its presenter is still a film: only the presenter is left out.
    const message = `influencer: expected one of content/influencers.yaml, found ${value.influencer}`;
    files.refusals.add(files.nameOf(file), lineOf(['influencer']), message);
  }
  const path = value.path ?? articleSlug(texts[ORIGINAL].title);
  if (!SLUG.test(path)) report([], `path: expected a path, because the title gives ${path}`);
  return { ...value, id, path, texts };
}

function checkAcrossLanguages(
  files: ContentFiles,
  id: string,
  texts: PerLanguage<ArticleInLanguage>,
): void {
  const componentsOf = (language: LanguageCode): string =>
    texts[language].multimedia.map(({ component }) => component).join(', ');
  const expected = componentsOf(ORIGINAL);
  for (const language of LANGUAGE_CODES) {
    const name = files.nameOf(`articles/${id}/${language}.md`);
    for (const mistake of findParityMistakes(texts[ORIGINAL].bodyHtml, texts[language].bodyHtml))
      files.problems.add(name, 1, mistake);
    const found = componentsOf(language);
    if (found !== expected) {
      const message = `expected the components of ${ORIGINAL}.md (${expected}), found ${found}`;
      files.refusals.add(name, 1, message);
    }
  }
}

function loadText(
  files: ContentFiles,
  id: string,
  language: LanguageCode,
  references: ArticleReferences,
): ArticleInLanguage | undefined {
  const file = `articles/${id}/${language}.md`;
  const name = files.nameOf(file);
  const text = files.text(file);
  if (text === undefined) return undefined;
  const parsed = parseMarkdownFile({ file: name, text }, articleTextSchema, files.problems);
  if (!parsed) return undefined;
  const { frontMatter, body, bodyLine, lineOf } = parsed;
  const rendered = renderAuthoredHtml({ markdown: body, language });
  for (const mistake of rendered.mistakes) {
    // A block that cannot be placed is not drawn; the rest of the article is served.
    const list = mistake.isOfBlock ? files.refusals : files.problems;
    list.add(name, bodyLine + mistake.line - 1, mistake.message);
  }
  const { multimedia, quiz, ...texts } = frontMatter;
  const placed = placeBlocks({ html: rendered.html, multimedia, quiz, references });
  for (const { path, reason } of placed.refusals) files.refusals.add(name, lineOf(path), reason);
  const { infographicPath, infographicAlt, closing } = texts;
  const end =
    closing === undefined ? undefined : renderAuthoredHtml({ markdown: closing, language });
  for (const { message } of end?.mistakes ?? [])
    files.problems.add(name, lineOf(['closing']), `closing: ${message}`);
  if (infographicPath !== undefined && isInfographicImage(infographicPath)) {
    const reportInfographic = (message: string): void =>
      files.problems.add(name, lineOf(['infographicPath']), `infographicPath: ${message}`);
    if (infographicAlt === undefined) reportInfographic('expected an infographicAlt beside it');
    for (const needed of [infographicPath, mobileInfographicPath(infographicPath)]) {
      if (!references.media.has(needed))
        reportInfographic(`expected the file content/media/infographics/${needed}`);
    }
  }
  return {
    ...texts,
    bodyHtml: placed.html,
    body: placed.body,
    multimedia: placed.blocks,
    closingHtml: end?.html,
  };
}

function checkAcrossArticles(files: ContentFiles, articles: readonly Article[]): void {
  const ids = new Set(articles.map((article) => article.id));
  const pathOwner = new Map<string, string>();
  for (const article of articles) {
    const name = files.nameOf(`articles/${article.id}/article.yaml`);
    const owner = pathOwner.get(article.path);
    if (owner !== undefined)
      files.problems.add(name, 1, `path: expected a path of its own, found the one of ${owner}`);
    pathOwner.set(article.path, article.id);
    for (const related of article.related) {
      if (!ids.has(related))
        files.problems.add(name, 1, `related: expected the id of an article, found ${related}`);
    }
  }
  for (const article of articles) {
    for (const language of LANGUAGE_CODES) {
      const addresses = internalAddresses(article.texts[language].bodyHtml);
      for (const address of addresses) {
        const id = /(?:^|\/)articles\/([^/]+)\//.exec(address)?.[1];
        const tool = /^tools\/([^/?#]+)/.exec(address)?.[1];
        const isKnown = id !== undefined ? ids.has(id) : tool === undefined || pathOwner.has(tool);
        if (!isKnown) {
          files.problems.add(
            files.nameOf(`articles/${article.id}/${language}.md`),
            1,
            `expected a link to an article that exists, found ${address}`,
          );
        }
      }
    }
  }
}

function internalAddresses(html: string): string[] {
  return Array.from(html.matchAll(/href="\/~company~\/([^"]*)"/g), (match) => match[1] ?? '');
}
