import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PROXY_SECRET,
  startHostedStudio,
  type HostedStudio,
  type TestPerson,
} from '#tests/support/studio/hosted-studio.ts';
import { startProxyProcess } from '#tests/support/studio/proxy-process.ts';
import { TEST_USER } from '#tests/support/studio/test-proxy.ts';

const BOARD = '/po/studio/en/board';
/** Two copies of the content are read, on a machine that may be busy. */
const PATIENCE_MS = 180_000;
let studio: HostedStudio;
let ana: TestPerson;
let rita: TestPerson;

beforeAll(async () => {
  studio = await startHostedStudio({ startProxy: startProxyProcess });
  ana = await studio.person('Ana', { '*': 'owner' });
  rita = await studio.person('Rita', { riverbend: 'reader' });
}, PATIENCE_MS);
afterAll(() => studio.close());

interface Answer {
  status: number | undefined;
  text: string;
}

/** Sends header lines as they are, also several of one name, to the proxy or past it. */
function send(port: number, lines: readonly string[]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path: BOARD, headers: lines }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('behind a proxy in a process of its own', () => {
  const host = (): string => new URL(studio.proxy.origin).host;
  const proxyPort = (): number => Number(new URL(studio.proxy.origin).port);

  it('people are in whom the proxy names, and by their roles', async () => {
    expect(await ana.read('en/board')).toContain('Signed in as Ana');
    expect(await rita.read('en/board')).toContain('Signed in as Rita');
    expect((await rita.ask('en/people/*')).status).toBe(403);
  });

  it('nobody becomes another by headers of their own, however they are written', async () => {
    const own = ['Host', host(), TEST_USER, rita.email];
    const forged = [
      ['X-Forwarded-Email', ana.email, 'X-Studio-Secret', PROXY_SECRET],
      ['x-forwarded-email', ana.email, 'X-FORWARDED-EMAIL', ana.email],
      ['X_Forwarded_Email', ana.email, 'X-Forwarded-Host', 'evil.example'],
    ];
    for (const lines of forged) {
      const { status, text } = await send(proxyPort(), [...own, ...lines]);
      expect(status, lines.join()).toBe(200);
      expect(text, lines.join()).toContain('Signed in as Rita');
      // Whom the proxy has not let in is nobody, whatever they send.
      expect((await send(proxyPort(), ['Host', host(), ...lines])).status).toBe(401);
    }
  });

  it('a session of this door opens nothing past the proxy', async () => {
    await ana.ask('en/board');
    const { port } = studio.running();
    const own = ['Host', host(), 'X-Forwarded-Host', host(), 'Cookie', ana.cookie()];
    expect((await send(port, own)).status).toBe(401);
    const guessed = ['X-Forwarded-Email', ana.email, 'X-Studio-Secret', `${PROXY_SECRET}-`];
    expect((await send(port, [...own, ...guessed])).status).toBe(401);
  });
});
