import {
  sessionFileSchema,
  sessionTextSchema,
  slideArtSchema,
} from '#contracts/content/session.ts';
import { plainLine, slugSchema } from '#contracts/content/texts.ts';
import { findDigitMistake } from '#domain/analytics/event-name.ts';
import {
  DEFAULT_LANGUAGE,
  languageCode,
  type LanguageCode,
  type PerLanguage,
} from '#domain/language/language.ts';
import { findPerLanguage, LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { readAuthoredText, readToldText, type TextPlace } from '../authored/read-authored.ts';
import type { ContentFiles } from '../content-files.ts';
import type { Session, SessionInLanguage, SessionSlide } from '../content-set.ts';
import { describeIssue } from '../problems.ts';
import type { KnownNames } from '../references/known-names.ts';
import { divideSlides, type WrittenSlide } from './divide-slides.ts';
import { findBeatMistakes } from './beats.ts';

/** The language with which the others are compared. */
const ORIGINAL = languageCode(DEFAULT_LANGUAGE);
const FEWEST = 2;
const MOST = 40;
const headingSchema = plainLine(120);

/** Reads a told session: slides in each language, and what holds for all of them. */
export function loadSession(
  files: ContentFiles,
  id: string,
  known: KnownNames,
): Session | undefined {
  const file = `sessions/${id}/session.yaml`;
  const parsed = files.yaml(file, sessionFileSchema);
  const texts = findPerLanguage((language) =>
    loadText(`sessions/${id}/${language}.md`, { files, language, known }),
  );
  if (!parsed || !texts) return undefined;
  const report = (message: string): void => files.problems.add(files.nameOf(file), 1, message);
  if (!slugSchema.safeParse(id).success)
    report(`expected a folder name of a-z, 0-9 and hyphens, found ${id}`);
  const digits = findDigitMistake(id);
  if (digits !== undefined) report(`id ${id}: ${digits}`);
  checkAcrossLanguages(files, id, texts);
  return { ...parsed.value, id, texts };
}

type Place = Omit<TextPlace, 'lineOf' | 'file'>;

function loadText(file: string, place: Place): SessionInLanguage | undefined {
  const { files } = place;
  const parsed = files.markdown(file, sessionTextSchema);
  if (!parsed) return undefined;
  const { frontMatter, bodyLine, lineOf } = parsed;
  const report = (line: number, message: string): void =>
    files.problems.add(files.nameOf(file), bodyLine + line - 1, message);
  const written = divideSlides(parsed.body);
  if (written.length < FEWEST || written.length > MOST)
    report(1, `expected ${FEWEST} to ${MOST} slides, found ${written.length}`);
  const slides = written.map((slide) => {
    const toldPlace = {
      ...place,
      file,
      lineOf: (line: number) => bodyLine + slide.toldLine + line - 2,
    };
    return loadSlide(slide, toldPlace, report);
  });
  const read = (text: string, path: readonly PropertyKey[]) =>
    readAuthoredText(text, {
      ...place,
      file,
      lineOf: () => lineOf(path),
      name: path.map(String).join('.'),
      path,
    });
  const { questions, do: todo, ...words } = frontMatter;
  return {
    ...words,
    slides,
    questions: questions.map(({ question, answer }, at) => ({
      question,
      answer: read(answer, ['questions', at, 'answer']),
    })),
    do: { ...todo, text: read(todo.text, ['do', 'text']) },
  };
}

function loadSlide(
  slide: WrittenSlide,
  place: TextPlace,
  report: (line: number, message: string) => void,
): SessionSlide {
  const { line, heading, picture, told, toldLine } = slide;
  const shown = headingSchema.safeParse(heading ?? '');
  const [mistake] = shown.error?.issues ?? [];
  if (heading === undefined) report(line, 'expected a slide to begin with ## and its heading');
  else if (mistake) report(line, `heading: ${describeIssue(mistake)}`);
  for (const message of picture ? findPictureMistakes(picture, place.known) : [])
    report(picture?.line ?? line, message);
  const { text, pieces } = readToldText(told, place);
  for (const message of findBeatMistakes(pieces)) report(toldLine, message);
  return {
    heading: heading ?? '',
    art: picture && { name: picture.name, alt: picture.alt },
    told: text,
  };
}

function findPictureMistakes(
  picture: NonNullable<WrittenSlide['picture']>,
  known: KnownNames,
): readonly string[] {
  const { name, alt } = picture;
  const parsed = slideArtSchema.safeParse({ name, alt });
  if (!parsed.success)
    return parsed.error.issues.map((issue) => `drawing: ${describeIssue(issue)}`);
  return known.drawing(name);
}

/** Both languages show the same pictures in the same order: a slide has the same number in each. */
function checkAcrossLanguages(
  files: ContentFiles,
  id: string,
  texts: PerLanguage<SessionInLanguage>,
): void {
  const report = (language: LanguageCode, message: string): void =>
    files.problems.add(files.nameOf(`sessions/${id}/${language}.md`), 1, message);
  const original = texts[ORIGINAL];
  for (const language of LANGUAGE_CODES) {
    const { slides, questions } = texts[language];
    const counts = [
      ['slides', original.slides.length, slides.length],
      ['questions', original.questions.length, questions.length],
    ] as const;
    for (const [what, expected, found] of counts)
      if (expected !== found)
        report(
          language,
          `expected as many ${what} as ${ORIGINAL}.md (${expected}), found ${found}`,
        );
    slides.forEach(({ art }, at) => {
      const expected = original.slides[at]?.art?.name ?? 'no drawing';
      const found = art?.name ?? 'no drawing';
      if (at < original.slides.length && found !== expected)
        report(
          language,
          `slide ${at + 1}: expected the drawing of ${ORIGINAL}.md (${expected}), found ${found}`,
        );
    });
  }
}
