import type { InfluencerFile } from '#contracts/content/collections.ts';
import type { Fragment } from '#contracts/content/fragments.ts';
import type { AnimalFile } from '#contracts/content/persona.ts';
import { fillInEveryText, fillInFigures } from '#domain/figures/fill-in-figures.ts';
import { sayFiguresForSearch } from '#domain/figures/say-figures.ts';
import type { LanguageCode, PerLanguage } from '#domain/language/language.ts';
import type { TextToIndex } from '#domain/search/word-index.ts';
import { listBlocks } from '../article-blocks.ts';
import type {
  Article,
  ArticleInLanguage,
  FaqGroup,
  GlossaryCard,
  PersonaContent,
  Session,
  TextPage,
} from '../content-set.ts';
import { listFilmsInFragment } from './films-in-fragment.ts';
import { wordsOfBlocks, wordsOfFragment } from './said-words.ts';
import { summaryOf } from './summary-of.ts';
import * as textNames from './text-names.ts';

type NamedText = [name: string, text: TextToIndex];

/** What a part of the content says to readers in a language; of most kinds that is nothing. */
export function listTextsOfPart(key: string, value: unknown, code: LanguageCode): NamedText[] {
  return fillInEveryText(listAuthoredTexts(key, value, code), sayFiguresForSearch(code));
}

function listAuthoredTexts(key: string, value: unknown, code: LanguageCode): NamedText[] {
  const [kind = '', ...rest] = key.split('/');
  const name = rest.join('/');
  // Each kind of part has one loader, which decides its value.
  switch (kind) {
    case 'article':
      return textsOfArticle(value as Article, code);
    case 'session':
      return textsOfSession(value as Session, code);
    case 'influencers':
      return [...(value as ReadonlyMap<string, InfluencerFile>)].map(([id, { name: called }]) => [
        textNames.presenterText(id),
        { body: called },
      ]);
    case 'faqs':
      return (value as FaqGroup[]).flatMap(({ items }) =>
        items.map(({ id, question, answer }) => [
          textNames.faqText(id),
          shortText(question[code], [answer[code].words], code),
        ]),
      );
    case 'glossary':
      return (value as GlossaryCard[]).map(({ id, title, description, example }) => [
        textNames.glossaryText(id),
        shortText(title[code], [description[code].words, example[code].words], code),
      ]);
    case 'persona':
      return [...(value as PersonaContent).animals].map(([animal, file]) => [
        textNames.animalText(animal),
        { body: wordsOfAnimal(file, code) },
      ]);
    case 'page':
      return [
        [textNames.pageText(name), { body: (value as PerLanguage<TextPage>)[code].body.words }],
      ];
    case 'fragment':
      return textsOfFragment(name, (value as PerLanguage<object>)[code], code);
    default:
      return [];
  }
}

function textsOfArticle({ id, redirectUrl, texts }: Article, code: LanguageCode): NamedText[] {
  if (redirectUrl !== undefined) return [];
  const { title, description, intro, video } = texts[code];
  const body = wordsOfArticle(texts[code]);
  return [
    [textNames.articleText(id), { title, summary: `${description} ${intro}`, body }],
    ...(video
      ? [[textNames.filmText(`article/${id}`), textOfFilm(video)] satisfies NamedText]
      : []),
  ];
}

function textsOfSession({ id, texts }: Session, code: LanguageCode): NamedText[] {
  const { title, description, slides, questions, do: todo } = texts[code];
  const told = slides.flatMap((slide) => [slide.heading, slide.told.words]);
  const asked = questions.flatMap(({ question, answer }) => [question, answer.words]);
  const body = [...told, ...asked, todo.title, todo.text.words].join(' ');
  return [[textNames.sessionText(id), { title, summary: description, body }]];
}

function wordsOfArticle({
  words,
  keyPoints = [],
  closing,
  video,
  body,
}: ArticleInLanguage): string {
  return [
    ...keyPoints,
    words,
    closing?.words,
    video?.title,
    video?.summary,
    video?.transcript,
    wordsOfBlocks(listBlocks(body)),
  ].join(' ');
}

function wordsOfAnimal(file: AnimalFile, code: LanguageCode): string {
  const { tagline, lead, about, strengths, watchFor } = file;
  return [tagline, lead, ...about, ...strengths, ...watchFor].map((text) => text[code]).join(' ');
}

function textsOfFragment(name: string, fragment: object, code: LanguageCode): NamedText[] {
  const [, kind = ''] = name.split('/');
  const fields = wordsOfFragment(kind, code, fragment).map(([field, body]): NamedText => [
    textNames.fieldText(name, field),
    { body },
  ]);
  const films = listFilmsInFragment(kind, fragment).map((film): NamedText => [
    textNames.filmText(`${name}/${film.asset}`),
    textOfFilm(film),
  ]);
  if (kind !== 'target-date') return [...fields, ...films];
  const { questions } = fragment as Fragment<'target-date'>;
  return [
    ...fields,
    ...films,
    ...questions.map(({ id, question, answer }): NamedText => [
      textNames.questionText(name, id),
      shortText(question, [answer], code),
    ]),
  ];
}

/** What a film says leads to it rather than to a page that is about more than the film. */
function textOfFilm({ title, transcript }: { title: string; transcript: string }): TextToIndex {
  return { title, summary: transcript };
}

/** What is cut off for the summary must not cut through the name of a figure. */
function shortText(title: string, texts: readonly string[], code: LanguageCode): TextToIndex {
  const body = fillInFigures(texts.join(' '), sayFiguresForSearch(code));
  return { title, summary: summaryOf([body]), body };
}
