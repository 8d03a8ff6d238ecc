import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import {
  startHostedStudio,
  type HostedStudio,
  type TestPerson,
} from '#tests/support/studio/hosted-studio.ts';
import { stormSize } from '../support/samples/storm-size.ts';
import { catalogues } from '#server/content/catalogues.ts';
import { workHere } from '#server/content/parts/content-workshop.ts';
import { dropDraft } from '#tests/support/studio/one-article.ts';

const REQUESTS = stormSize({ sample: 40, whole: 1_500 });
/** Two copies of the content are read, on a machine that may be busy. */
const PATIENCE_MS = 600_000;
let studio: HostedStudio;
let wren: TestPerson;
let sent = 0;

beforeAll(async () => {
  // Of a person in a hurry the studio refuses what is over 300 a minute, so this one takes its time.
  studio = await startHostedStudio({ isCheckout: true, now: () => Date.now() + sent * 500 });
  wren = await studio.person('Wren', { '*': 'writer' });
  await wren.ask('en/board');
}, PATIENCE_MS);
afterAll(() => studio.close());

/** The bytes and names of all that lies in the folder, and what is served of it. */
async function look(): Promise<object> {
  const { root } = studio.content;
  const hash = createHash('sha256');
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && !one.parentPath.includes(`${path.sep}.git`))
    .map((one) => path.join(one.parentPath, one.name))
    .toSorted();
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  const workshop = workHere({ root, catalogues });
  const { changed, problems } = await workshop.look();
  await workshop.close();
  const parts = [...changed].map(([key, { hash: said }]) => `${key} ${said}`).toSorted();
  return {
    files: files.length,
    bytes: hash.digest('hex'),
    served: parts,
    problems,
    commits: studio.git('rev-list', '--count', 'HEAD'),
  };
}

const ENTRIES = [
  'article/fees',
  'article/brand-new',
  'question/plan-and-saving/yearly-limit',
  'company/riverbend',
  'fragment/riverbend/home-landing',
  'article/..',
  'article/%2e%2e%2f%2e%2e%2fcompanies',
];
const FILES = [
  'articles/fees/en.md',
  'articles/fees/article.yaml',
  'faqs/faqs.yaml',
  'companies/riverbend/theme.yaml',
  '../outside.md',
  '.git/config',
];
const PLACES = ['title', '#body', 'order', 'tags', 'keyPoints/1', '__proto__/x', 'groups/@x', ''];
/** What a draft that goes wrong would most like to be. */
const words = fc.oneof(
  anyText,
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '---\ntitle: x\n---\n',
    '<script>1</script>',
    '{limit.x}',
    '\r\n: [',
    '\0',
    '&a *a',
  ),
);
const key = fc.oneof(
  fc
    .tuple(fc.constantFrom(...FILES), fc.oneof(fc.constantFrom(...PLACES), anyText))
    .map(([file, place]) => `${file}#${place}`),
  anyText,
);
const change = fc.record({ key, base: fc.option(words), value: words });
/** A save whose base is what stands there is taken, so it is asked for first. */
const request = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      entry: fc.constantFrom(...ENTRIES),
      changes: fc.array(change, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('raw' as const),
      at: fc.constantFrom(
        'save',
        'check',
        'drop',
        'send',
        'publish',
        'approve',
        'time',
        'take-back',
      ),
      entry: fc.constantFrom(...ENTRIES),
      body: fc.uint8Array({ maxLength: 400 }),
    }),
  },
);

async function save(entry: string, changes: ReadonlyArray<{ key: string }>): Promise<number> {
  const first = await wren.save(entry, changes);
  if (first.status !== 409) return first.status;
  const { conflicts } = (await first.json()) as {
    conflicts: Array<{ key: string; theirs: string | null }>;
  };
  const theirs = new Map(conflicts.map((one) => [one.key, one.theirs]));
  const based = changes.map((one) =>
    theirs.has(one.key) ? { ...one, base: theirs.get(one.key) ?? null } : one,
  );
  return (await wren.save(entry, based)).status;
}

it(
  `whatever a writer sends in ${REQUESTS} requests, what is published stays as it was, byte for byte`,
  async () => {
    const before = await look();
    await fc.assert(
      fc.asyncProperty(request, async (asked) => {
        sent += 1;
        const status =
          asked.kind === 'save'
            ? await save(asked.entry, asked.changes)
            : (
                await wren.ask(`en/${asked.at}/${asked.entry}`, {
                  method: 'POST',
                  body: Buffer.from(asked.body),
                })
              ).status;
        expect([429, 500]).not.toContain(status);
      }),
      { numRuns: REQUESTS },
    );
    // A property of requests that are all refused would hold for nothing.
    const title = { key: 'articles/fees/en.md#title', base: null, value: 'Saved, not published' };
    await dropDraft(wren, 'article/fees');
    expect(await save('article/fees', [title])).toBe(200);
    expect((await wren.press('en/publish/article/fees')).status).toBe(403);
    expect(await look()).toEqual(before);
    await studio.reopen();
    expect(await look()).toEqual(before);
  },
  PATIENCE_MS,
);
