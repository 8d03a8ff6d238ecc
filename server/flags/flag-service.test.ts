import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { flagFileSchema, type FlagFile } from '#contracts/content/flags.ts';
import type { FlagVisitor } from '#domain/flags/flag-user.ts';
import { DEFAULT_FLAGS } from '#domain/flags/flags.ts';
import { createLog } from '../log.ts';
import { FlagService } from './flag-service.ts';

const NOBODY: FlagVisitor = {
  uid: undefined,
  domainName: 'Sendero',
  companyId: 'generic',
  segment: 'default',
  animal: undefined,
  isReturnVisit: false,
};
const PAGE = { companyId: 'generic', host: 'localhost' };

const lines: string[] = [];
const log = createLog('info', (line) => lines.push(line));
const opened: FlagService[] = [];

afterEach(() => {
  lines.length = 0;
  for (const service of opened.splice(0)) service.close();
});

function flagFile(targeting: object, flag = 'showSentimentPollSlide'): FlagFile {
  const definition = {
    state: 'ENABLED',
    variants: { on: true, off: false },
    defaultVariant: 'off',
    targeting,
  };
  return flagFileSchema.parse({ qa: ['tester'], flags: { [flag]: definition } });
}

async function open(file: FlagFile, url?: string): Promise<FlagService> {
  const service = await FlagService.open({
    source: { file, companyIds: new Set(['generic', 'riverbend']) },
    remote: url === undefined ? undefined : { url, clientId: 'client-1' },
    log,
  });
  opened.push(service);
  return service;
}

const is = (name: string, value: unknown) => ({
  if: [{ '==': [{ var: name }, value] }, 'on', 'off'],
});

describe('a flag of the file', () => {
  it.each<{ by: string; rule: object; change: Partial<FlagVisitor> }>([
    { by: 'user key', rule: is('targetingKey', 'u-7'), change: { uid: 'u-7' } },
    { by: 'a known uid', rule: is('known', true), change: { uid: 'u-7' } },
    { by: 'the list qa', rule: is('anonymous', false), change: { uid: 'tester' } },
    {
      by: 'custom domain',
      rule: is('customDomain', 'MyRetirement'),
      change: { domainName: 'MyRetirement' },
    },
    { by: 'company', rule: is('company', 'riverbend'), change: { companyId: 'riverbend' } },
    { by: 'segment', rule: is('segment', 'near'), change: { segment: 'near' } },
    { by: 'animal', rule: is('animal', 'owl'), change: { animal: 'owl' } },
    { by: 'a return visit', rule: is('firstVisit', false), change: { isReturnVisit: true } },
  ])('is targeted by $by', async ({ rule, change }) => {
    const flags = await open(flagFile(rule));
    expect((await flags.ofVisitor({ ...NOBODY, ...change })).showSentimentPollSlide).toBe(true);
    expect((await flags.ofVisitor(NOBODY)).showSentimentPollSlide).toBe(false);
  });

  it('that nobody defined has its default, without a word', async () => {
    const flags = await open(flagFileSchema.parse({ qa: [], flags: {} }));
    expect(await flags.ofVisitor(NOBODY)).toEqual(DEFAULT_FLAGS);
    expect(await flags.ofPage(PAGE)).toEqual(DEFAULT_FLAGS);
    expect(lines).toEqual([]);
  });

  it('that was switched off has its default', async () => {
    const file = flagFile(is('known', false));
    const definition = file.flags.showSentimentPollSlide;
    if (definition) definition.state = 'DISABLED';
    const flags = await open(file);
    expect((await flags.ofVisitor(NOBODY)).showSentimentPollSlide).toBe(false);
  });

  it('whose rule fails has its default, and the log says so without naming anybody', async () => {
    const flags = await open(flagFile({ 'no-such-operation': [{ var: 'targetingKey' }] }));
    const visitor = { ...NOBODY, uid: 'canary-uid' };
    expect(await flags.ofVisitor(visitor)).toEqual(DEFAULT_FLAGS);
    expect(lines.join('')).toContain('flags-failed');
    expect(lines.join('')).not.toContain('canary');
  });

  it('of a page is decided for nobody, by company and by brand', async () => {
    const strict = {
      or: [
        { '==': [{ var: 'company' }, 'riverbend'] },
        { '==': [{ var: 'customDomain' }, 'MyRetirement'] },
      ],
    };
    const rule = { if: [strict, 'on', 'off'] };
    const flags = await open(flagFile(rule, 'resetLanguageOnNavigation'));
    const isStrict = async (companyId: string, host: string): Promise<boolean> =>
      (await flags.ofPage({ companyId, host })).resetLanguageOnNavigation;
    expect(await isStrict('generic', 'localhost')).toBe(false);
    expect(await isStrict('riverbend', 'localhost')).toBe(true);
    expect(await isStrict('generic', 'myretirement.example.com')).toBe(true);
    expect(await isStrict('nobody', 'localhost')).toBe(false);
  });

  it('is taken over when the file changes, and the pages are told once', async () => {
    const flags = await open(flagFile(is('company', 'nobody')));
    let told = 0;
    flags.onChange(() => (told += 1));
    expect((await flags.ofPage(PAGE)).showSentimentPollSlide).toBe(false);
    const changed = { file: flagFile(is('company', 'generic')), companyIds: new Set(['generic']) };
    await flags.use(changed);
    expect((await flags.ofPage(PAGE)).showSentimentPollSlide).toBe(true);
    await flags.use(changed);
    expect(told).toBe(1);
  });
});

interface Remote {
  url: string;
  asked: Array<{ path: string; authorization: string | undefined; body: string }>;
  close: () => Promise<void>;
}

async function startRemote(
  answer: (path: string) => { status: number; body: object },
): Promise<Remote> {
  const asked: Remote['asked'] = [];
  const server: Server = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      asked.push({ path, authorization: headers.authorization, body });
      const { status, body: answered } = answer(path);
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answered));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const FILE = flagFileSchema.parse({ qa: ['tester'], flags: {} });
const says = (value: unknown) => () => ({
  status: 200,
  body: { value, reason: 'STATIC', variant: 'x', metadata: {} },
});

describe('a service outside', () => {
  it('is asked once for the pages of a company, when the first of them is needed', async () => {
    const remote = await startRemote(says(true));
    try {
      const flags = await open(FILE, remote.url);
      expect(remote.asked).toEqual([]);
      await Promise.all([flags.ofPage(PAGE), flags.ofPage(PAGE)]);
      await flags.ofPage(PAGE);
      await flags.ofPage({ companyId: 'made-up', host: 'localhost' });
      expect(remote.asked).toHaveLength(6);
      expect(remote.asked.every(({ body }) => body.includes('"company":"generic"'))).toBe(true);
    } finally {
      await remote.close();
    }
  });

  it('decides by OFREP, and is told who asks only of testers', async () => {
    const remote = await startRemote((path) => says(/Threshold$|Visit$/.test(path) ? 90 : true)());
    try {
      const flags = await open(FILE, remote.url);
      expect(await flags.ofPage(PAGE)).toEqual({
        showSentimentPollSlide: true,
        userRevisitThreshold: 90,
        quizModalThreshold: 90,
        sentimentModalThreshold: 90,
        interruptionsPerVisit: 90,
        resetLanguageOnNavigation: true,
      });
      remote.asked.length = 0;
      await flags.ofVisitor({ ...NOBODY, uid: 'canary-uid' });
      expect(remote.asked).toHaveLength(6);
      expect(remote.asked[0]?.path).toMatch(/^\/ofrep\/v1\/evaluate\/flags\//);
      expect(remote.asked[0]?.authorization).toBe('Bearer client-1');
      expect(remote.asked.map(({ body }) => body).join('')).not.toContain('canary');
      remote.asked.length = 0;
      await flags.ofVisitor({ ...NOBODY, uid: 'tester' });
      expect(remote.asked[0]?.body).toContain('"targetingKey":"tester"');
    } finally {
      await remote.close();
    }
  });

  it.each([
    { what: 'errors', answer: () => ({ status: 500, body: {} }) },
    { what: 'nonsense', answer: says('perhaps') },
    {
      what: 'nothing it knows',
      answer: () => ({ status: 404, body: { key: 'x', errorCode: 'FLAG_NOT_FOUND' } }),
    },
  ])('that answers $what leaves the defaults', async ({ answer }) => {
    const remote = await startRemote(answer);
    try {
      const flags = await open(FILE, remote.url);
      expect(await flags.ofPage(PAGE)).toEqual(DEFAULT_FLAGS);
      expect(await flags.ofVisitor(NOBODY)).toEqual(DEFAULT_FLAGS);
    } finally {
      await remote.close();
    }
  });

  it('that goes away leaves pages as they were, and visitors the defaults', async () => {
    const remote = await startRemote((path) => says(/Threshold$|Visit$/.test(path) ? 90 : true)());
    const flags = await open(FILE, remote.url);
    let told = 0;
    flags.onChange(() => (told += 1));
    expect((await flags.ofPage(PAGE)).resetLanguageOnNavigation).toBe(true);
    await remote.close();
    await flags.use({ file: FILE, companyIds: new Set(['generic', 'riverbend']) });
    expect((await flags.ofPage(PAGE)).resetLanguageOnNavigation).toBe(true);
    expect(told).toBe(0);
    expect(await flags.ofVisitor(NOBODY)).toEqual(DEFAULT_FLAGS);
  });
});
