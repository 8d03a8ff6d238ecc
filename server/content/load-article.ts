import {
  articleFileSchema,
  articleTextSchema,
  type ArticleFile,
  type ArticleText,
} from '#contracts/content/article.ts';
import { slugSchema } from '#contracts/content/texts.ts';
import { findDigitMistake } from '#domain/analytics/event-name.ts';
import {
  DEFAULT_LANGUAGE,
  languageCode,
  type LanguageCode,
  type PerLanguage,
} from '#domain/language/language.ts';
import { findPerLanguage, LANGUAGE_CODES, perLanguage } from '#domain/language/per-language.ts';
import { articleSlug } from '#domain/pages/article-path.ts';
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

/** What others call an article by. */
export interface ArticleName {
  id: string;
  path: string;
  kind: ArticleFile['kind'];
  redirectUrl?: string | undefined;
}

/** Reads only the name of an article, before its texts: other parts may lead to it. */
export function readArticleName(files: ContentFiles, id: string): ArticleName | undefined {
  const file = files.yaml(`articles/${id}/article.yaml`, articleFileSchema)?.value;
  if (!file) return undefined;
  const path = file.path ?? pathFromTitle(files, id);
  const { kind, redirectUrl } = file;
  return path === undefined ? undefined : { id, path, kind, redirectUrl };
}

function pathFromTitle(files: ContentFiles, id: string): string | undefined {
  const text = files.markdown(`articles/${id}/${ORIGINAL}.md`, articleTextSchema);
  return text && articleSlug(text.frontMatter.title);
}

export function loadArticle(
  files: ContentFiles,
  id: string,
  known: KnownNames,
): Article | undefined {
  const file = `articles/${id}/article.yaml`;
  const parsed = files.yaml(file, articleFileSchema);
  const texts = findPerLanguage((language) =>
    files.markdown(`articles/${id}/${language}.md`, articleTextSchema),
  );
  if (!parsed || !texts) return undefined;
  const report = (message: string, at: readonly string[] = []): void =>
    files.problems.add(files.nameOf(file), parsed.lineOf(at), message, at);
  if (!slugSchema.safeParse(id).success)
    report(`expected a folder name of a-z, 0-9 and hyphens, found ${id}`);
  const path = parsed.value.path ?? articleSlug(texts[ORIGINAL].frontMatter.title);
  if (!slugSchema.safeParse(path).success)
    report(`path: expected a path, because the title gives ${path}`, ['path']);
  const digits = findDigitMistake(id, path);
  if (digits !== undefined) report(`id and path, ${id}/${path}: ${digits}`, ['path']);
  const composed = perLanguage((language) =>
    composeText(texts[language], parsed.value.insets, {
      files,
      file: `articles/${id}/${language}.md`,
      language,
      known,
    }),
  );
  checkAcrossLanguages(files, id, composed);
  return { ...parsed.value, id, path, texts: perLanguage((language) => composed[language].text) };
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
  insets: ArticleFile['insets'],
  place: Omit<TextPlace, 'lineOf'>,
): ComposedText {
  const { files, known } = place;
  const name = files.nameOf(place.file);
  const { multimedia, quiz, closing, ...texts } = frontMatter;
  const rendered = readAuthored(body, { ...place, lineOf: (line) => bodyLine + line - 1 });
  const placed = placeBlocks({ parts: rendered.parts, multimedia, quiz, insets, known });
  for (const { path, reason } of placed.refusals)
    files.refusals.add(name, lineOf(path), reason, path);
  const closingPlace = {
    ...place,
    lineOf: () => lineOf(['closing']),
    name: 'closing',
    path: ['closing'],
  };
  if (isInfographicImage(texts.infographicPath ?? '') && texts.infographicAlt === undefined)
    files.problems.add(
      name,
      lineOf(['infographicPath']),
      'infographicPath: expected an infographicAlt beside it',
      ['infographicAlt'],
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
