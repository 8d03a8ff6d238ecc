import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  loadDescribedCalls,
  type DescribedCalls,
  type ErrorBody,
} from '#tests/support/described-calls.ts';
import { sendRequest } from '../../../scripts/requests/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Marker text in files outside the content folder, and in content files that are no fragments. */
const CANARY = 'canary-4f1b-not-for-visitors';

let server: TestServer;
let calls: DescribedCalls;

beforeAll(async () => {
  server = await startTestServer({
    changeContent: (contentDir) => {
      const own = path.join(contentDir, 'fragments/seiu775srp');
      rmSync(own, { recursive: true, force: true });
      writeFileSync(path.join(contentDir, '..', 'master.json'), `{"secret":"${CANARY}"}`);
      writeFileSync(path.join(contentDir, 'master.json'), `{"secret":"${CANARY}"}`);
      const beside = path.join(contentDir, 'fragments/generic/disclosures/notes.yaml');
      writeFileSync(beside, `secret: ${CANARY}\n`);
    },
  });
  calls = await loadDescribedCalls(server.base);
});
afterAll(() => server.close());

interface FragmentAnswer {
  path: string;
  data: Record<'en' | 'es', Record<string, unknown>>;
}

function ask(fragment: string, base = '/po/content/fragments'): Promise<Response> {
  return fetch(`${server.base}${base}?path=${encodeURIComponent(fragment)}`);
}

async function readFragment(fragment: string, base?: string): Promise<FragmentAnswer> {
  const response = await ask(fragment, base);
  expect(response.status).toBe(200);
  return (await calls.readAnswer('fragment', response)) as FragmentAnswer;
}

describe('a content fragment', () => {
  it('is the company’s own, in both languages', async () => {
    const own = await readFragment('riverbend/home-landing/master.json');
    expect(own.path).toBe('riverbend/home-landing/master.json');
    expect(own.data.en['title']).toBe('Steady as the river. Start where you stand.');
    expect(own.data.es['title']).toBe('Con la calma del río. Empieza donde estás.');
  });

  it('falls back to the default company’s', async () => {
    const [company, standard] = await Promise.all([
      readFragment('seiu775srp/home-landing/master.json'),
      readFragment('generic/home-landing/master.json'),
    ]);
    // What is said at 50 follows the plan of each.
    const without = ({ en, es }: FragmentAnswer['data']) =>
      [en, es].map(({ ages: _ages, ...rest }) => rest);
    expect(without(company.data)).toEqual(without(standard.data));
    expect(company.data.en['title']).toBe('Retirement is a trail. Start where you stand.');
  });

  it('falls back also for a company nobody knows', async () => {
    const unknown = await readFragment('nobody/disclosures/master.json');
    expect(unknown.data).toEqual((await readFragment('generic/disclosures/master.json')).data);
  });

  it.each([
    'content/companies/riverbend/home-landing/master.json',
    '/content/dam/riverbend/home-landing/master.json',
  ])('is found by its last two folders in %s', async (longer) => {
    const [long, short] = await Promise.all([
      readFragment(longer),
      readFragment('riverbend/home-landing/master.json'),
    ]);
    expect(long.data).toEqual(short.data);
  });

  it('is answered alike with and without the prefix', async () => {
    const fragment = 'riverbend/home-landing/master.json';
    const [prefixed, bare] = await Promise.all([
      readFragment(fragment),
      readFragment(fragment, '/content/fragments'),
    ]);
    expect(bare).toEqual(prefixed);
  });

  it('that no company has is a 404', async () => {
    const response = await ask('generic/no-such-fragment/master.json');
    const answer = (await calls.readAnswer('fragment', response)) as ErrorBody;
    expect(response.status).toBe(404);
    expect(answer.error.code).toBe('fragment-not-found');
  });
});

const TRICKS: readonly string[] = [
  '?path=../master.json',
  '?path=../../master.json',
  '?path=generic/../../master.json',
  '?path=generic/../master.json',
  '?path=./generic/disclosures/master.json',
  '?path=generic//disclosures/master.json',
  '?path=//generic/disclosures/master.json',
  '?path=..%2f..%2fmaster.json',
  '?path=%2e%2e/%2e%2e/master.json',
  '?path=%252e%252e%252fmaster.json',
  '?path=..%5c..%5cmaster.json',
  '?path=generic\\disclosures\\master.json',
  '?path=%c0%ae%c0%ae/master.json',
  '?path=%uff0e%uff0e/master.json',
  '?path=generic/disclosures/master.json%00',
  '?path=generic/disclosures/master.json%00.png',
  '?path=generic/disclosures/master.json%0a',
  '?path=generic/disclosures/master.json/',
  '?path=generic/disclosures/master.yaml',
  '?path=generic/disclosures/notes.yaml',
  '?path=generic/disclosures/',
  '?path=generic/DISCLOSURES/master.json',
  '?path=C:/generic/disclosures/master.json',
  '?path=file:///etc/passwd',
  '?path=/etc/passwd',
  '?path=/proc/self/environ',
  '?path=https://evil.example/a/b/master.json',
  '?path=generic/disclosures/master.json?x=1',
  '?path=generic/disclosures/master.json%23x',
  '?path=~root/disclosures/master.json',
  '?path=generic/disclosures;x=1/master.json',
  '?path=generic/dis%E0%A4%A/master.json',
  '?path=géneric/disclosures/master.json',
  '?path=master.json',
  '?path=disclosures/master.json',
  '?path=',
  '',
  '?Path=generic/disclosures/master.json',
  '?path[]=generic/disclosures/master.json',
  `?path=${'a/'.repeat(99)}generic/disclosures/master.json`,
];

describe('an address that tries to leave the fragments', () => {
  it.each(TRICKS)('%s is refused with the field and a code', async (query) => {
    const target = `/po/content/fragments${encodeNonAscii(query)}`;
    const { status, headers, body } = await sendRequest(server, { target });
    expect(body.toString()).not.toContain(CANARY);
    expect(status).toBe(400);
    expect(headers['content-type']).toContain('application/json');
    expect(JSON.parse(body.toString())).toMatchObject({
      error: {
        code: 'path-invalid',
        fields: [{ field: 'path', code: expect.stringMatching(/^invalid-/) }],
      },
    });
  });

  it.each(['__proto__/constructor/master.json', 'generic/__proto__/master.json'])(
    '%s names nothing',
    async (fragment) => {
      expect((await ask(fragment)).status).toBe(404);
    },
  );

  it('is refused when it gives two paths', async () => {
    const fragment = 'generic/disclosures/master.json';
    const query = `path=${fragment}&path=${fragment}`;
    const response = await fetch(`${server.base}/po/content/fragments?${query}`);
    expect(response.status).toBe(400);
  });

  it.each([
    '/content/../master.json',
    '/content/fragments/../../master.json',
    '/content/fragments/%2e%2e/%2e%2e/master.json',
    '/content/fragments/..%2f..%2fmaster.json',
    '/content/fragments/generic/disclosures/notes.yaml',
    '/content/articles/vesting/article.yaml',
    '/content/companies/riverbend/company.yaml',
    '/content/companies/..%2f..%2fmaster.json',
    '/po/content/companies/%2e%2e%2fgeneric',
    '/content/master.json',
    '/content/',
    '/po/',
    '/po/../content/master.json',
  ])('%s is a 404', async (target) => {
    const { status, body } = await sendRequest(server, { target });
    expect(body.toString()).not.toContain(CANARY);
    expect(status).toBe(404);
  });

  it.each([
    { lang: 'en', words: 'That content address is not one we serve' },
    { lang: 'es', words: 'No servimos contenido en esa dirección' },
  ])('is told so in $lang', async ({ lang, words }) => {
    const response = await fetch(`${server.base}/po/content/fragments?path=..&lang=${lang}`);
    const answer = (await calls.readAnswer('fragment', response)) as ErrorBody;
    expect(answer.error.message).toContain(words);
  });
});

/**
 * Encodes the letters that HTTP cannot carry, as a browser does; everything else stays as written.
 */
function encodeNonAscii(query: string): string {
  return query.replaceAll(/[^\x20-\x7e]/g, encodeURIComponent);
}
