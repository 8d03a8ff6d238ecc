import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  EVERY_CALL,
  EVERY_FORM,
  EVERY_PAGE_REQUEST,
  type SoundRequest,
} from '#tests/support/every-route.ts';
import { sendRequest, type RequestToSend } from '../../scripts/requests/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const CANARY = 'canary7f3e';
/** Text that some parser between the socket and the page cannot read and would quote. */
const UNREADABLE = `{"type":"${CANARY}`;
/** Names that have a meaning for a library or for the language itself. */
const STRANGE_NAMES = [
  '__intent__',
  '__state__',
  '__proto__',
  'constructor',
  'email[0].x',
  'name.first',
  '[]',
  CANARY,
];

const HEADERS: ReadonlyArray<readonly [string, string]> = [
  ['Host', 'localhost'],
  ...[
    'User-Agent',
    'Referer',
    'Accept-Language',
    'Authorization',
    'Range',
    'If-None-Match',
    'If-Range',
    'X-Request-Id',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'Forwarded',
    'Expect',
  ].map((name) => [name, `${CANARY} "${UNREADABLE}`] as const),
  [
    'Cookie',
    ['lang', 'company', 'visitor', 'consent'].map((name) => `sendero_${name}=${CANARY}%`).join(';'),
  ],
];

let server: TestServer;
const said: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  said.length = 0;
  for (const level of ['info', 'log', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      said.push(parts.map(String).join(' '));
    });
});
afterAll(() => server.close());

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(query).toString()}`;
}

function requestOf({ method, path, query = {}, json, form, ...sent }: SoundRequest): RequestToSend {
  const target = withQuery(path, query);
  if (json === undefined && form === undefined) return { method, target, headers: HEADERS };
  const type =
    json === undefined ? 'application/x-www-form-urlencoded' : (sent.type ?? 'application/json');
  const body = json === undefined ? new URLSearchParams(form).toString() : JSON.stringify(json);
  return { method, target, headers: [...HEADERS, ['Content-Type', type]], body };
}

/**
 * Requests with the canary in one place each: every segment, parameter and field, and additional
 * ones.
 */
function variantsOf(sound: SoundRequest): RequestToSend[] {
  const { path, query = {}, json, form } = sound;
  const segments = path.split('/');
  const strange = Object.fromEntries(STRANGE_NAMES.map((name) => [name, UNREADABLE]));
  const changes: Array<Partial<SoundRequest>> = [
    ...segments.slice(1).map((_, at) => ({ path: segments.with(at + 1, CANARY).join('/') })),
    { path: `${path}/${CANARY}` },
    { path: `${path}/%e0%a4%a${CANARY}` },
    { path: segments.with(1, `%00%ff%e0%a4%a%${CANARY}`).join('/') },
    ...Object.keys(query).map((name) => ({ query: { ...query, [name]: UNREADABLE } })),
    { query: { ...query, ...strange } },
    ...Object.keys(form ?? {}).map((name) => ({ form: { ...form, [name]: UNREADABLE } })),
    ...STRANGE_NAMES.map((name) => ({ form: { ...form, [name]: UNREADABLE } })),
    ...Object.keys(json ?? {}).map((name) => ({ json: { ...json, [name]: UNREADABLE } })),
    { json: { ...json, ...strange } },
  ];
  const unreadable = { ...requestOf({ ...sound, json: {} }), body: UNREADABLE };
  const fits = ({ json: other, form: fields }: Partial<SoundRequest>): boolean =>
    sound.method === 'POST' || (other === undefined && fields === undefined);
  return [
    ...changes
      .filter(fits)
      .map((change) => requestOf({ ...withoutBody(sound, change), ...change })),
    ...(sound.method === 'POST' ? [unreadable] : []),
  ];
}

/** The sound request without its own body if the change brings another, as JSON or as a form. */
function withoutBody(sound: SoundRequest, change: Partial<SoundRequest>): SoundRequest {
  const { json: _json, form: _form, ...rest } = sound;
  return change.json === undefined && change.form === undefined ? sound : rest;
}

const PAGES = EVERY_PAGE_REQUEST.filter(
  ({ path, query }) => !/riverbend|seiu775srp/.test(path) && query?.['lang'] === undefined,
);

describe('what a visitor writes', () => {
  it.each([...EVERY_CALL, ...EVERY_FORM, ...PAGES])(
    'anywhere in $method $path is no fault of ours, and in no line of the log',
    async (sound) => {
      const before = server.logged().length;
      for (const request of variantsOf(sound)) {
        const { status } = await sendRequest(server, request);
        expect([request.target, request.body, status < 500]).toEqual([
          request.target,
          request.body,
          true,
        ]);
      }
      const lines = server.logged().slice(before);
      expect(lines.filter((line) => line['level'] === 'error')).toEqual([]);
      expect(`${JSON.stringify(lines)}${said.join('\n')}`).not.toContain(CANARY);
    },
  );

  it('is tried at every call that the product describes', async () => {
    const { body } = await sendRequest(server, { target: '/po/openapi.json' });
    const { paths } = JSON.parse(body.toString()) as { paths: Record<string, object> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const pattern = (call: string): RegExp =>
      new RegExp(`^${call.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    const tried = EVERY_CALL.map(({ method, path }) => `${method} ${path}`);
    expect(described.length).toBeGreaterThan(10);
    expect(described.filter((call) => !tried.some((one) => pattern(call).test(one)))).toEqual([]);
  });
});

describe('a plain form', () => {
  it.each(STRANGE_NAMES)('with a field named %s is answered as without it', async (name) => {
    for (const { path, query = {}, form = {} } of EVERY_FORM.slice(0, 3)) {
      const ask = async (fields: Record<string, string>): Promise<number> => {
        const { status } = await sendRequest(
          server,
          requestOf({ method: 'POST', path, query, form: { ...form, ...fields, email: 'no' } }),
        );
        return status;
      };
      expect([path, await ask({ [name]: UNREADABLE })]).toEqual([path, await ask({})]);
    }
  });
});
