import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messages as english } from '#content/messages/en/money-questions.ts';
import { messages as spanish } from '#content/messages/es/money-questions.ts';
import { MONEY_QUESTIONS } from '#domain/money-questions/money-questions.ts';
import { ANSWER_PARTS } from '#domain/money-questions/answer.ts';
import { splitOnlyWith } from '#domain/money-questions/read-fields.ts';
import { EVERY_QUESTION } from '../../web/features/money-questions/every-question.ts';
import { GROUNDS, tryMany } from '../calculator/try-questions.ts';

/** Every text of a catalog under its key. */
function textsOf(messages: object, above = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([name, text]): Array<[string, string]> =>
      typeof text === 'string'
        ? [[`${above}${name}`, text]]
        : [...textsOf(text as object, `${above}${name}.`)],
    ),
  );
}

it.each(MONEY_QUESTIONS)(
  'a field of %s that a choice shows names one that there is',
  (question) => {
    // What its stylesheet hides, a browser without JavaScript still sends.
    const hidden = readFileSync(
      new URL('../../web/features/money-questions/question-form.module.css', import.meta.url),
      'utf8',
    );
    for (const field of GROUNDS[question].flatMap((ground) =>
      Object.values(EVERY_QUESTION[question].fields(ground as never)),
    )) {
      if (field.kind === 'choice' || field.onlyWith === undefined) continue;
      const { name, choice } = splitOnlyWith(field.onlyWith);
      const offered = GROUNDS[question].flatMap((ground) => {
        const asked = EVERY_QUESTION[question].fields(ground as never)[name];
        return asked?.kind === 'choice' ? asked.options : [];
      });
      expect(offered).toContain(choice);
      expect(hidden).toContain(`[data-only-with='${field.onlyWith}']`);
    }
  },
);

describe.each([
  { language: 'English', texts: textsOf(english) },
  { language: 'Spanish', texts: textsOf(spanish) },
])('the words of the money questions in $language', ({ texts }) => {
  const hasWords = (key: string): boolean => (texts.get(key) ?? '') !== '';

  it.each(MONEY_QUESTIONS)('name every field, choice, column and sentence of %s', (question) => {
    const { fields, maySay, columns, more = [] } = EVERY_QUESTION[question];
    const sections = more.flatMap(({ name, sentences, rows }) => [
      `moneyQuestions.of.${question}.sections.${name}.title`,
      ...(rows.length > 0
        ? ['caption', 'row'].map((word) => `moneyQuestions.of.${question}.sections.${name}.${word}`)
        : []),
      ...[...sentences, ...rows].map((key) => `answers.${key}`),
    ]);
    expect(sections.filter((key) => !hasWords(key))).toEqual([]);
    const missing = GROUNDS[question].flatMap((ground) => [
      ...Object.entries(fields(ground as never)).flatMap(([name, field]) => [
        `moneyQuestions.of.${question}.fields.${name}`,
        ...(field.kind === 'choice'
          ? field.options.map((option) => `moneyQuestions.choices.${name}.${option}`)
          : [`moneyQuestions.mistakes.${field.kind}`]),
      ]),
      ...columns(ground as never).map(
        (column) => `moneyQuestions.of.${question}.columns.${column}`,
      ),
      ...ANSWER_PARTS.flatMap((part) =>
        maySay(ground as never)[part].map((key) =>
          part === 'steps' ? `steps.${key}` : `answers.${key}`,
        ),
      ),
    ]);
    expect(missing.filter((key) => !hasWords(key))).toEqual([]);
  });

  it.each(MONEY_QUESTIONS)(
    'say what each answer to %s says, with all of its figures',
    (question) => {
      const { maySay, columns } = EVERY_QUESTION[question];
      tryMany(question, ({ ground, answer }) => {
        for (const part of ANSWER_PARTS)
          for (const { key, figures } of answer[part]) {
            expect(maySay(ground as never)[part]).toContain(key);
            const text = texts.get(part === 'steps' ? `steps.${key}` : `answers.${key}`) ?? '';
            const said = Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
            const shown = part === 'rows' ? [...said, ...columns(ground as never)] : said;
            expect(Object.keys(figures)).toEqual(expect.arrayContaining(said));
            const unsaid = Object.keys(figures).filter((name) => !shown.includes(name));
            if (part !== 'heading') expect(unsaid, key).toEqual([]);
          }
      });
    },
  );
});
