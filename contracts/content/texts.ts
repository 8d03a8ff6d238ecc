import { z } from 'zod';
import { findOutsideAddressMistake } from './outside-address.ts';
import { refersTo } from './references.ts';
import { asWords } from './words.ts';
import { perLanguage } from '#domain/language/per-language.ts';
import { findUnseenCharacter } from '#domain/text/unseen-characters.ts';

/** A tag or a character reference as HTML reads it. `age < 50` and `R&D` are neither. */
const MARKUP = /<[a-z/!?]|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;

/** A schema whose error says what to write instead, in the words that the rule returns. */
function textThat(findMistake: (text: string) => string | undefined, max: number) {
  return asWords(
    z
      .string()
      .trim()
      .min(1)
      .max(max)
      .superRefine((text, context) => {
        const mistake = findMistake(text);
        if (mistake !== undefined) context.addIssue({ code: 'custom', message: mistake });
      }),
  );
}

function findUnseenMistake(text: string): string | undefined {
  const unseen = findUnseenCharacter(text);
  return unseen && `only characters that can be seen, found ${unseen}: take it out`;
}

function findTextMistake(text: string): string | undefined {
  const markup = MARKUP.exec(text)?.[0];
  return markup === undefined
    ? findUnseenMistake(text)
    : `words without markup, found ${markup}: this text is shown as it is written`;
}

function findSeenLineMistake(text: string): string | undefined {
  return /[\n\r\t\u2028\u2029]/.test(text)
    ? 'one line, found a line break or a tab: join the lines with a comma or a space'
    : findUnseenMistake(text);
}

function findLineMistake(text: string): string | undefined {
  return findSeenLineMistake(text) ?? findTextMistake(text);
}

/**
 * One line of plain words, as titles, attributes, calendar files and mail headers hold. It is shown
 * as it is written, so it holds no markup.
 */
export const plainLine = (max = 400) => textThat(findLineMistake, max);

/** A text of the catalogue in other words; it may hold the values and tags of the original. */
export const messageLine = () => textThat(findSeenLineMistake, 2_000);

/** Plain words that may take several lines. */
export const plainText = (max = 2_000) => textThat(findTextMistake, max);

/** Markdown, which may hold HTML; rendering removes what is not safe. */
export const markdownText = (max = 20_000) => textThat(findUnseenMistake, max);

/** A value for each language; where one is missing, the file does not load. */
export function inEachLanguage<Schema extends z.ZodType>(schema: Schema) {
  return z.strictObject(perLanguage(() => schema));
}

export const localLineSchema = inEachLanguage(plainLine());
export const localTextSchema = inEachLanguage(plainText());
export const localMarkdownSchema = inEachLanguage(markdownText());
export type LocalText = z.infer<typeof localTextSchema>;

export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a slug of a-z, 0-9 and single hyphens');

/**
 * An address outside to which readers may be sent and which may stand in the content security
 * policy.
 */
export const outsideAddressSchema = z.string().superRefine((address, context) => {
  const mistake = findOutsideAddressMistake(address);
  if (mistake !== undefined) context.addIssue({ code: 'custom', message: mistake });
});

/** A page below the company, such as `faqs`, `articles/fees/small-print?x=1` or `glossary#roth-ira`. */
const PATH = /^[a-z0-9][a-z0-9/_?=&#-]*$/i;
const MOST_LETTERS = 300;

/** A page below the company (`faqs`) or an https:// address, never another scheme. */
export const addressSchema = refersTo(
  'link',
  z
    .string()
    .max(MOST_LETTERS)
    .superRefine((address, context) => {
      if (PATH.test(address)) return;
      const mistake = findOutsideAddressMistake(address);
      if (mistake === undefined) return;
      const message = `${mistake}; or a page below the company without a slash before it, such as faqs`;
      context.addIssue({ code: 'custom', message });
    }),
);

export const dateSchema = z.iso.date('a date like 2026-11-20');

/**
 * The day by which a person should read the text again, because something in it changes that no
 * table knows. `npm run content:check -- --due` lists it; nothing else happens then.
 */
export const reviewBySchema = dateSchema.optional();

/** A page below the company, without the query that a link of a component may have. */
export const pathSchema = refersTo(
  'link',
  z
    .string()
    .max(MOST_LETTERS)
    .regex(/^[a-z0-9][a-z0-9/_#-]*$/, 'a path below the company'),
);

/** The name of a drawing in `content/media/art`, without `.svg`. */
export const artNameSchema = refersTo('drawing', slugSchema.describe('a drawing'));

const mediaNameSchema = z
  .string()
  .max(120)
  .regex(/^[A-Za-z0-9_-]+(?:\.[a-z0-9]+)?$/, 'a file name in content/media');

/** A film's name without its ending: `match-AVS` for the files in `content/media/video` and beside it. */
export const filmNameSchema = refersTo('film', mediaNameSchema);

/** A file of `content/media/audio`. */
export const soundNameSchema = refersTo('sound', mediaNameSchema);

/** A file of `content/media/infographics`, where a copy for phones stands beside it. */
export const infographicNameSchema = refersTo('infographic', mediaNameSchema);

/** A picture where the name has an ending (`steps.png`), otherwise a film. */
export const pictureOrFilmSchema = refersTo(
  (name) => (name.includes('.') ? 'picture' : 'film'),
  mediaNameSchema,
);

export const articleIdSchema = refersTo('article', slugSchema);

/** The id of a told session: its folder in `content/sessions`. */
export const sessionIdSchema = refersTo('session', slugSchema);
