import {
  articleFileSchema,
  articleTextSchema,
  type ArticleFile,
  type ArticleText,
} from '#contracts/content/article.ts';
import {
  DEFAULT_LANGUAGE,
  languageCode,
  type LanguageCode,
  type PerLanguage,
} from '#domain/language/language.ts';
import { findPerLanguage, LANGUAGE_CODES, perLanguage } from '#domain/language/per-language.ts';
import { articleSlug } from '#domain/links/article-path.ts';
import { isInfographicImage } from '#domain/media/asset-names.ts';
import { listBlocks, placeBlocks } from './article-blocks.ts';
import { readAuthored, readAuthoredText, type TextPlace } from './authored/read-authored.ts';
import type { ContentFiles } from './content-files.ts';
import type { Article, ArticleInLanguage } from './content-set.ts';
import type { MarkdownSource } from './markdown-source.ts';
import { findParityMistakes, type Outline } from './authored/parity.ts';
import type { KnownNames } from './references/known-names.ts';

/** The language with which the others are compared. */
const ORIGINAL = languageCode(DEFAULT_LANGUAGE);
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * An article after the first pass: the names that others may refer to are known, but its texts are
 * not rendered yet.
 */
export interface ArticleSource {
  id: string;
  path: string;
  file: ArticleFile;
  texts: PerLanguage<MarkdownSource<ArticleText>>;
}

export function readArticles(files: ContentFiles): ArticleSource[] {
  const articles = files.folders('articles').flatMap((id) => readArticle(files, id) ?? []);
  const pathOwner = new Map<string, string>();
  for (const { id, path } of articles) {
    const owner = pathOwner.get(path);
    if (owner !== undefined)
      files.problems.add(
        files.nameOf(`articles/${id}/article.yaml`),
        1,
        `path: expected a path of its own, found the one of ${owner}`,
      );
    pathOwner.set(path, id);
  }
  return articles.toSorted((a, b) => a.file.order - b.file.order || a.id.localeCompare(b.id));
}

function readArticle(files: ContentFiles, id: string): ArticleSource | undefined {
  const file = `articles/${id}/article.yaml`;
  const parsed = files.yaml(file, articleFileSchema);
  const texts = findPerLanguage((language) =>
    files.markdown(`articles/${id}/${language}.md`, articleTextSchema),
  );
  if (!parsed || !texts) return undefined;
  const report = (message: string): void =>
    files.problems.add(files.nameOf(file), parsed.lineOf([]), message);
  if (!SLUG.test(id)) report(`expected a folder name of a-z, 0-9 and hyphens, found ${id}`);
  const path = parsed.value.path ?? articleSlug(texts[ORIGINAL].frontMatter.title);
  if (!SLUG.test(path)) report(`path: expected a path, because the title gives ${path}`);
  return { id, path, file: parsed.value, texts };
}

export function composeArticle(
  files: ContentFiles,
  { id, path, file, texts }: ArticleSource,
  known: KnownNames,
): Article {
  const composed = perLanguage((language) =>
    composeText(texts[language], { files, file: `articles/${id}/${language}.md`, language, known }),
  );
  checkAcrossLanguages(files, id, composed);
  return { ...file, id, path, texts: perLanguage((language) => composed[language].text) };
}

interface ComposedText {
  text: ArticleInLanguage;
  outline: Outline;
}

function checkAcrossLanguages(
  files: ContentFiles,
  id: string,
  texts: PerLanguage<ComposedText>,
): void {
  const componentsOf = (language: LanguageCode): string =>
    listBlocks(texts[language].text.body)
      .map(({ component }) => component)
      .join(', ');
  const expected = componentsOf(ORIGINAL);
  for (const language of LANGUAGE_CODES) {
    const name = files.nameOf(`articles/${id}/${language}.md`);
    for (const mistake of findParityMistakes(texts[ORIGINAL].outline, texts[language].outline))
      files.problems.add(name, 1, mistake);
    const found = componentsOf(language);
    if (found !== expected) {
      const message = `expected the components of ${ORIGINAL}.md (${expected}), found ${found}`;
      files.refusals.add(name, 1, message);
    }
  }
}

function composeText(
  { frontMatter, body, bodyLine, lineOf }: MarkdownSource<ArticleText>,
  place: Omit<TextPlace, 'lineOf'>,
): ComposedText {
  const { files, known } = place;
  const name = files.nameOf(place.file);
  const { multimedia, quiz, closing, ...texts } = frontMatter;
  const rendered = readAuthored(body, { ...place, lineOf: (line) => bodyLine + line - 1 });
  const placed = placeBlocks({ parts: rendered.parts, multimedia, quiz, known });
  for (const { path, reason } of placed.refusals) files.refusals.add(name, lineOf(path), reason);
  const closingPlace = { ...place, lineOf: () => lineOf(['closing']), name: 'closing' };
  if (isInfographicImage(texts.infographicPath ?? '') && texts.infographicAlt === undefined)
    files.problems.add(
      name,
      lineOf(['infographicPath']),
      'infographicPath: expected an infographicAlt beside it',
    );
  return {
    text: {
      ...texts,
      body: placed.body,
      words: rendered.words,
      closing: closing === undefined ? undefined : readAuthoredText(closing, closingPlace),
    },
    outline: rendered.outline,
  };
}
