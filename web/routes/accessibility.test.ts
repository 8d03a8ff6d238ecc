import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { findElements, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    changeContent: (contentDir) =>
      changeYaml(contentDir, 'companies/seiu775srp/company.yaml', { showContactUs: false }),
  });
});
afterAll(() => server.close());

async function open(address: string): Promise<string> {
  const answer = await fetch(`${server.base}${address}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

function linksOf(html: string): string[] {
  return findElements(html, 'a').map(({ attributes }) => attributes['href'] ?? '');
}

describe('the accessibility statement', () => {
  it.each([
    {
      language: 'en-US',
      day: 'November 24, 2026',
      standard: 'WCAG) 2.2, level AA',
      heads: ['What does not work yet', 'How we test', 'Tell us', 'Talk with a person'],
    },
    {
      language: 'es-US',
      day: '24 de noviembre de 2026',
      standard: 'WCAG) 2.2, nivel AA',
      heads: ['Lo que no funciona todavía', 'Cómo lo probamos', 'Avísanos'],
    },
  ])('says in $language its day, its standard and what does not work yet', async (said) => {
    const html = await open(`/riverbend/accessibility?lang=${said.language}`);
    const words = textOf(html);
    expect(words).toContain(said.day);
    expect(words).toContain(said.standard);
    const heads = findElements(html, 'h2').map(({ text }) => text);
    expect(heads).toEqual(expect.arrayContaining(said.heads));
  });

  it('leads to the company’s own form and number, and to the office that takes complaints', async () => {
    const links = linksOf(await open('/riverbend/accessibility'));
    expect(links).toContain('/riverbend/contact-us');
    expect(links).toContain('tel:+18005550142');
    expect(links).toContain('tel:+18005140301');
    expect(links).toContain('https://www.ada.gov/');
  });

  it('leads to no form where the company has none', async () => {
    const html = await open('/seiu775srp/accessibility');
    expect(linksOf(html).filter((link) => link.includes('contact-us'))).toEqual([]);
    expect(linksOf(html)).not.toContain('tel:+18005550142');
    expect(linksOf(html)).toContain('tel:+18005140301');
  });

  it('is led to by the foot of every company’s pages', async () => {
    for (const company of ['generic', 'riverbend', 'seiu775srp'])
      expect(linksOf(await open(`/${company}/faqs`))).toContain(`/${company}/accessibility`);
  });
});
