import { describe, expect, it } from 'vitest';
import { readValues } from '../text/read-values.ts';
import { keyOf } from './draft.ts';
import { placeProblems } from './place-problems.ts';

const MD = 'articles/fees/en.md';
const YAML = 'fragments/generic/workshop/master.yaml';
const TEXTS = {
  [MD]: `---
title: Fees
keyPoints:
  - One
  - Two
multimedia:
  - component: aftd
    data:
      title: A card
sources: []
---
The text.
`,
  [YAML]: `en:
  title: A workshop
  agenda:
    - { minutes: 5, title: "[[Example: Arrive]]", text: "At {limit.no} and $8,000" }
  groups:
    - id: fees
      label: Fees
      items: [{ text: One }]
    - id: plan
      label: Plan
      items:
        - text: Two
`,
};
const FIELDS = Object.entries(TEXTS).flatMap(([file, text]) => [
  ...readValues(file, text).map((value) => ({ ...value, file, key: keyOf(file, value.path) })),
  // A text that an author may add has no line yet.
  {
    file,
    key: keyOf(file, ['lead']),
    path: ['lead'],
    kind: 'words' as const,
    text: '',
    from: 0,
    to: 0,
  },
]);

describe('what the check finds', () => {
  it.each([
    { file: MD, line: 1, message: 'lead: expected string', path: ['lead'], at: 'lead' },
    { file: MD, line: 1, message: 'intro: expected string', path: ['intro'], at: undefined },
    { file: MD, line: 5, message: 'long', path: ['keyPoints', '1'], at: 'keyPoints/1' },
    {
      file: MD,
      line: 9,
      message: 'aftd: title: expected one line',
      path: ['multimedia', '0', 'data', 'title'],
      at: 'multimedia/0/data/title',
    },
    {
      file: MD,
      line: 8,
      message: 'aftd: items: expected array, received undefined',
      path: ['multimedia', '0', 'data', 'items'],
      at: undefined,
    },
    { file: MD, line: 1, message: 'expected as many links as the English text (1)', at: '#body' },
    { file: MD, line: 12, message: 'expected no footnotes', at: '#body' },
    { file: YAML, line: 4, message: 'the example [[Example: Arrive]]', at: 'en/agenda/0/title' },
    { file: YAML, line: 4, message: 'found {limit.no}: near', at: 'en/agenda/0/text' },
    { file: YAML, line: 4, message: 'instead of $8,000, which changes', at: 'en/agenda/0/text' },
    {
      file: YAML,
      line: 10,
      message: 'groups.1.label: long',
      path: ['en', 'groups', '1', 'label'],
      at: 'en/groups/@plan/label',
    },
  ])('stands beside the field that it is about: $message', ({ file, line, message, path, at }) => {
    const problem = { file: `content/${file}`, line, message, ...(path && { path }) };
    const [placed] = placeProblems(FIELDS, [problem]);
    expect(placed?.key).toBe(at === undefined ? undefined : `${file}#${at}`);
  });

  it.each([
    { file: MD, line: 3, path: ['keyPoints'], list: 'articles/fees/*.md#keyPoints' },
    { file: MD, line: 6, path: ['multimedia'], list: 'articles/fees/*.md#multimedia' },
    { file: MD, line: 10, path: ['sources'], list: 'articles/fees/*.md#sources' },
    { file: YAML, line: 3, path: ['en', 'agenda'], list: `${YAML}#agenda` },
    { file: YAML, line: 5, path: ['en', 'groups'], list: `${YAML}#groups` },
    {
      file: YAML,
      line: 8,
      path: ['en', 'groups', '0', 'items'],
      list: `${YAML}#groups/@fees/items`,
    },
    {
      file: YAML,
      line: 11,
      path: ['en', 'groups', '1', 'items'],
      list: `${YAML}#groups/@plan/items`,
    },
    { file: MD, line: 5, path: ['keyPoints', '1'], list: undefined },
    { file: MD, line: 2, path: ['title'], list: undefined },
  ])('stands beside the whole list at $path.0 in line $line', ({ file, line, path, list }) => {
    const message = 'Too big: expected array to have <=2 items';
    const [placed] = placeProblems(FIELDS, [{ file: `content/${file}`, line, message, path }]);
    expect(placed?.list).toBe(list);
    const isEmpty = list?.endsWith('sources') === true;
    if (list !== undefined) expect(placed?.key).toBe(isEmpty ? `${file}#sources` : undefined);
  });
});
