import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const INTRANET = 'https://intranet.riverbend.example.com';
const PARTS = ['calculator', 'savers-match', 'glossary/vested-balance'] as const;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    changeContent: (contentDir) => {
      const file = path.join(contentDir, 'companies/seiu775srp/company.yaml');
      writeFileSync(
        file,
        `${readFileSync(file, 'utf8')}\nembedOrigins: [${INTRANET}, 'https://other.example.com:8443']\n`,
      );
    },
  });
});
afterAll(() => server.close());

const open = (address: string, init?: RequestInit): Promise<Response> =>
  fetch(`${server.base}${address}`, { redirect: 'manual', ...init });

function directive(answer: Response, name: string): string | undefined {
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  return policy.split('; ').find((each) => each.startsWith(`${name} `));
}

describe.each(PARTS)('the part %s in a frame of another site', (part) => {
  const address = `/embed/riverbend/${part}`;

  it('may stand in frames of the company’s origins, and of no other', async () => {
    const answer = await open(address);
    expect(answer.status).toBe(200);
    expect(directive(answer, 'frame-ancestors')).toBe(`frame-ancestors ${INTRANET}`);
    expect(answer.headers.get('X-Frame-Options')).toBeNull();
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(directive(answer, 'script-src')).not.toMatch(/unsafe/);
  });

  it('has no header, menu or consent question, and sets no cookie', async () => {
    const answer = await open(address, {
      headers: { Cookie: 'sendero_lang=es-US; sendero_company=generic' },
    });
    const html = await answer.text();
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(html.replace(partOf(html, 'main'), '')).not.toMatch(/<header|<nav/);
    expect(html).not.toContain('id="consent"');
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html).toContain('lang="en-US"');
    expect(html).toContain('content="noindex"');
  });

  it('in Spanish sets no cookie either, however Spanish is asked for', async () => {
    for (const query of ['lang=es', 'lang=es-US']) {
      const answer = await open(`${address}?${query}`);
      expect(answer.status, query).toBe(200);
      expect(answer.headers.get('Set-Cookie')).toBeNull();
      expect(answer.headers.get('Content-Language')).toBe('es-US');
    }
  });

  it('opens every link of the site in a tab of its own', async () => {
    const html = await (await open(address)).text();
    const links = html.match(/<a\b[^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links)
      // One without an address loads the frame itself anew.
      if (!/href="(?:"|#|\/embed\/)/.test(link)) expect(link).toContain('target="_blank"');
  });
});

describe('an embedded part', () => {
  it('has one word of the glossary, and no other', async () => {
    const main = partOf(
      await (await open('/embed/riverbend/glossary/vested-balance')).text(),
      'main',
    );
    expect(main).toMatch(/<h1[^>]*>[^<]*[Vv]ested/);
    expect(main).not.toMatch(/<details|-moving\.svg/);
  });

  it.each([
    { part: 'calculator', sent: 'currentAge=45&pretaxSalary=48000&contributionPercentage=6' },
    { part: 'savers-match', sent: 'filer=single&income=23000&saved=1000' },
  ])('answers the form of $part without a script, in the frame', async ({ part, sent }) => {
    const address = `/embed/riverbend/${part}`;
    const html = await (await open(address)).text();
    expect(html).toMatch(new RegExp(`<form[^>]* action="${address}#`));
    const answer = await open(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: server.base },
      body: sent,
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('id="embed"');
    expect(directive(answer, 'frame-ancestors')).toBe(`frame-ancestors ${INTRANET}`);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it.each([
    {
      address: '/embed/generic/calculator',
      status: 403,
      what: 'of a company that lists no origin',
    },
    { address: '/embed/nobody/calculator', status: 404, what: 'of no company' },
    { address: '/embed/riverbend/glossary/no-such-word', status: 404, what: 'of no word' },
    { address: '/embed/riverbend/contact-us', status: 404, what: 'that is not for frames' },
    { address: '/embed/seiu775srp/calculator', status: 404, what: 'that the plan has no use for' },
    { address: '/embed', status: 404, what: 'without a name' },
  ])('$what is refused with a plain page', async ({ address, status }) => {
    const answer = await open(address, { headers: { Accept: 'text/html' } });
    expect(answer.status).toBe(status);
    expect(directive(answer, 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(answer.headers.get('X-Frame-Options')).toBe('DENY');
    expect(await answer.text()).not.toMatch(/<script/);
  });

  it('may have several origins, with a port', async () => {
    const answer = await open('/embed/seiu775srp/glossary/vested-balance');
    expect(directive(answer, 'frame-ancestors')).toBe(
      `frame-ancestors ${INTRANET} https://other.example.com:8443`,
    );
  });

  it('leaves the page that it is of as it was', async () => {
    for (const address of ['/riverbend', '/riverbend/questions/savers', '/riverbend/glossary']) {
      const answer = await open(address);
      expect(directive(answer, 'frame-ancestors')).toBe("frame-ancestors 'none'");
      expect(answer.headers.get('X-Frame-Options')).toBe('DENY');
      expect(await answer.text()).toMatch(/<header/);
    }
  });
});
