import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask.ts';
import type { Observed, Observer } from './observer.ts';
import type { ServerUnderTest } from './server-under-test.ts';

const LOOK_EVERY_MS = 20;
const LONGEST_MS = 300_000;

export interface Edit {
  what: string;
  file: string;
  /** Where it can be seen. */
  page: string;
  /** Whether all kept pages are visited after the first of its kind. */
  isFollowedByVisits: boolean;
  /** What an author does; the mark is found in the page afterwards. */
  change: (text: string, number: number) => { text: string; mark: string };
}

const ARTICLE = 'articles/vesting/en.md';
const ARTICLE_PAGE = '/riverbend/articles/vesting/when-the-match-is-yours';

/** Edits of an article and a company that are in content of any size. */
export const EDITS: readonly Edit[] = [
  {
    what: 'title of an article',
    file: ARTICLE,
    page: ARTICLE_PAGE,
    isFollowedByVisits: true,
    change: (text, number) => {
      const mark = `When is the match yours? ${number}`;
      return { text: text.replace(/^title: .*$/m, `title: "${mark}"`), mark };
    },
  },
  {
    what: 'name of a company',
    file: 'companies/riverbend/company.yaml',
    page: '/riverbend',
    isFollowedByVisits: true,
    change: (text, number) => {
      const mark = `Riverbend Mills ${number}`;
      return { text: text.replace(/^name: .*$/m, `name: ${mark}`), mark };
    },
  },
  {
    what: 'text of an article',
    file: ARTICLE,
    page: ARTICLE_PAGE,
    isFollowedByVisits: false,
    change: (text, number) => {
      const mark = `A sentence that came later, number ${number}.`;
      return { text: `${text}\n${mark}\n`, mark };
    },
  },
  {
    what: 'color of a company',
    file: 'companies/riverbend/theme.yaml',
    page: '/riverbend',
    isFollowedByVisits: false,
    change: (text, number) => {
      // This color lies on no other, so any value can be read.
      const mark = `#E8${String(number).padStart(4, '0')}`;
      return { text: text.replace(/^art-ember: '.*'/m, `art-ember: '${mark}'`), mark };
    },
  },
];

export interface EditFigures extends Omit<Observed<unknown>, 'result'> {
  /** Undefined if it was not seen in the time that this bench has. */
  visibleMs: number | undefined;
}

interface EditToMake {
  edit: Edit;
  contentDir: string;
  /** Makes this edit another one than those before it. */
  number: number;
}

export async function measureEdit(
  { server, observer }: { server: ServerUnderTest; observer: Observer },
  { edit, contentDir, number }: EditToMake,
): Promise<EditFigures> {
  const file = path.join(contentDir, edit.file);
  const before = readFileSync(file, 'utf8');
  const { text, mark } = edit.change(before, number);
  if (text === before) throw new Error(`The edit changes nothing: ${edit.what}`);
  const { result, ...observed } = await observer.observe(async () => {
    writeFileSync(file, text);
    return waitForMark(server, edit.page, mark);
  });
  return { ...observed, visibleMs: result };
}

async function waitForMark(
  { port }: ServerUnderTest,
  page: string,
  mark: string,
): Promise<number | undefined> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < LONGEST_MS) {
    const { text } = await ask({ port, path: page });
    if (text.includes(mark)) return performance.now() - startedAt;
    await wait(LOOK_EVERY_MS);
  }
  return undefined;
}
