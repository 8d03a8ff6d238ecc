import { afterEach, describe, expect, it } from 'vitest';
import { sendRequest, type ReceivedAnswer } from '../../../scripts/requests/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 17, 45);

let server: TestServer | undefined;

afterEach(() => server?.close());

async function ask(environment: Record<string, string>, now = NOW): Promise<ReceivedAnswer> {
  server = await startTestServer({ environment, now: () => now });
  return sendRequest(server, {
    target: '/.well-known/security.txt',
    headers: [['Host', 'retire.example.com']],
  });
}

function fieldsOf({ body }: ReceivedAnswer): Record<string, string> {
  const lines = body.toString().trimEnd().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
}

describe('security.txt', () => {
  it('does not exist where the operator names nobody: we would speak for somebody else', async () => {
    const answer = await ask({});
    expect(answer.status).toBe(404);
  });

  it('says whom to tell, in which languages, and by which rules', async () => {
    const answer = await ask({
      SECURITY_CONTACT: 'mailto:security@example.com',
      SECURITY_POLICY: 'https://example.com/security',
      PUBLIC_ORIGIN: 'https://retire.example.com',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain; charset=utf-8$/i);
    expect(fieldsOf(answer)).toEqual({
      Contact: 'mailto:security@example.com',
      Expires: '2027-05-19T00:00:00Z',
      'Preferred-Languages': 'en, es',
      Canonical: 'https://retire.example.com/.well-known/security.txt',
      Policy: 'https://example.com/security',
    });
  });

  it('leaves out what nobody has set, and vouches for no address that is not encrypted', async () => {
    const answer = await ask({ SECURITY_CONTACT: 'https://example.com/report' });
    expect(Object.keys(fieldsOf(answer))).toEqual(['Contact', 'Expires', 'Preferred-Languages']);
  });

  it.each([0, 1, 400, 4_000])(
    'runs out in the future and within a year, also %i days from now',
    async (days) => {
      const now = NOW + days * DAY_MS;
      const answer = await ask({ SECURITY_CONTACT: 'tel:+1-201-555-0123' }, now);
      const left = Date.parse(fieldsOf(answer)['Expires'] ?? '') - now;
      expect(left).toBeGreaterThan(DAY_MS);
      expect(left).toBeLessThan(365 * DAY_MS);
    },
  );
});
