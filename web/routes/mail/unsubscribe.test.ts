import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers, english, spanish } from '#tests/support/texts/every-text.ts';
import { startFormSite, type FormSite } from '#tests/support/mail/form-site.ts';
import { openPage, postPage } from '#tests/support/mail/page-form.ts';
import { findElement, findElements, partOf } from '#tests/support/read-html.ts';

const LANGUAGES = [
  { language: 'en-US', code: 'en', query: '', texts: english.mailForms.unsubscribe },
  { language: 'es-US', code: 'es', query: '?lang=es-US', texts: spanish.mailForms.unsubscribe },
] as const;

const DAY_MS = 86_400_000;

let site: FormSite;
let later = 0;

beforeAll(async () => {
  site = await startFormSite({ now: () => Date.now() + later });
});
afterAll(() => site.close());

/** Asks for a plan and gives the address of the page that its mail leads to. */
async function subscribe(email: string, query: string): Promise<string> {
  const address = `/retirement/riverbend/action-plan/lynx${query}`;
  await postPage(site, { address, fields: { email, website: '' } });
  const mail = (await site.mails()).find(({ to }) => to === email);
  const link = /https?:\/\/\S+\/unsubscribe\?\S+/.exec(mail?.text ?? '')?.[0];
  if (link === undefined) throw new Error('The mail has no link to unsubscribe with');
  expect(link).toMatch(`${site.base}/riverbend/unsubscribe`);
  return link.slice(site.base.length);
}

/** Reads which mails are still to be sent, and which addresses have unsubscribed. */
async function readDesk(): Promise<object> {
  const { database } = site;
  return {
    jobs: await database.selectFrom('jobs').select(['id', 'state']).orderBy('id').execute(),
    asked: await database.selectFrom('plan_requests').select('id').orderBy('id').execute(),
    suppressed: await database.selectFrom('suppressions').select('subscriber').execute(),
  };
}

function tokenOf(address: string): string {
  return new URL(address, site.base).searchParams.get('token') ?? '';
}

describe.each(LANGUAGES)(
  'the page that unsubscribes in $language',
  ({ language, code, query, texts }) => {
    it('is there under every address below its own, and unsubscribes there', async () => {
      const link = await subscribe(`below-${code}@example.com`, query);
      const below = link.replace('/unsubscribe', '/unsubscribe/from/mails');
      const [page, same] = [await openPage(site, below), await openPage(site, link)];
      expect(page.status).toBe(200);
      expect(page.html).toBe(same.html);
      const done = await postPage(site, { address: below });
      expect(done.status).toBe(200);
      expect(done.text).toContain(texts.doneTitle);
    });

    it('changes nothing when it is opened, and asks', async () => {
      const link = await subscribe(`asks-${code}@example.com`, query);
      const before = await readDesk();
      for (const method of ['GET', 'HEAD'])
        expect((await fetch(`${site.base}${link}`, { method })).status).toBe(200);
      const { html, text } = await openPage(site, link);
      expect(await readDesk()).toEqual(before);
      expect(findElement(html, 'html').attributes['lang']).toBe(language);
      expect(findElement(html, 'h1').text).toBe(texts.heading);
      expect(text).toContain(texts.text);
      // Sent to the page's own address, which carries the token.
      const form = findElement(html, 'form').attributes;
      expect([form['method'], form['action']]).toEqual(['post', undefined]);
    });

    it('is one page for everybody: nothing of a link is in it or in its headers', async () => {
      const link = await subscribe(`shared-${code}@example.com`, query);
      const opened = await openPage(site, link);
      const other = link.replace(/token=[^&]+/, 'token=other');
      expect(opened.html).toBe((await openPage(site, other)).html);
      const [body = '', signature = ''] = tokenOf(link).split('.');
      for (const part of [body, signature]) {
        expect(part.length).toBeGreaterThan(20);
        expect(opened.html).not.toContain(part);
        expect(JSON.stringify([...opened.headers])).not.toContain(part);
      }
      const robots = findElements(opened.html, 'meta').find(
        ({ attributes }) => attributes['name'] === 'robots',
      );
      expect(robots?.attributes['content']).toContain('noindex');
    });

    it('ends every mail to the address with one press, and says so as often as it is pressed', async () => {
      const email = `done-${code}@example.com`;
      const link = await subscribe(email, query);
      for (const _ of ['first', 'second']) {
        const { status, headers, html, text } = await postPage(site, { address: link });
        expect(status).toBe(200);
        expect(headers.get('Cache-Control')).toBe('no-store');
        expect(findElement(html, 'h1').text).toBe(texts.doneTitle);
        expect(text).toContain(texts.doneText);
        expect(partOf(html, 'main')).not.toContain('<form');
      }
      const left = site.database.selectFrom('plan_requests').where('email', '=', email);
      expect(await left.selectAll().execute()).toEqual([]);
      const before = (await site.mails()).length;
      later = 365 * DAY_MS;
      try {
        // Addresses of the other tests in this file get their reminders now, which is no fault.
        expect((await site.mails()).slice(before).map(({ to }) => to)).not.toContain(email);
      } finally {
        later = 0;
      }
    });

    it.each([
      { what: 'changed at its end', change: (token: string) => `${token}x` },
      { what: 'changed inside', change: (token: string) => token.replace('.', 'A.') },
      { what: 'cut off', change: (token: string) => token.slice(0, -3) },
      { what: 'without its signature', change: (token: string) => token.split('.')[0] ?? '' },
      { what: 'empty', change: () => '' },
      { what: 'made up', change: () => '<script>alert(1)</script>' },
      { what: 'far too long', change: () => 'a'.repeat(1_000) },
    ])('refuses a link that is $what, in words, and changes nothing', async ({ what, change }) => {
      const link = await subscribe(`${what.replaceAll(' ', '-')}-${code}@example.com`, query);
      const before = await readDesk();
      const token = encodeURIComponent(change(tokenOf(link)));
      const address = `/riverbend/unsubscribe${query}${query === '' ? '?' : '&'}token=${token}`;
      const { status, headers, html, text } = await postPage(site, { address });
      expect(status).toBe(400);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(findElement(html, 'h1').text).toBe(texts.failedTitle);
      expect(text).toContain(answers[code]['link-invalid']);
      expect(html).not.toContain('<script>alert');
      expect(await readDesk()).toEqual(before);
    });

    it('says what it needs when it was opened without a link', async () => {
      const address = `/riverbend/unsubscribe${query}`;
      const opened = await openPage(site, address);
      expect(opened.text).toContain(texts.noToken);
      expect(partOf(opened.html, 'main')).not.toContain('<form');
      const { status, headers, text } = await postPage(site, { address });
      expect(status).toBe(400);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(text).toContain(texts.noToken);
    });

    it('refuses a link that is too old, in words', async () => {
      const link = await subscribe(`old-${code}@example.com`, query);
      later = 402 * DAY_MS;
      try {
        const { status, headers, text } = await postPage(site, { address: link });
        expect(status).toBe(410);
        expect(headers.get('Cache-Control')).toBe('no-store');
        expect(text).toContain(answers[code]['link-expired']);
      } finally {
        later = 0;
      }
    });

    it('says honestly that nothing was saved, and can be pressed again', async () => {
      const link = await subscribe(`down-${code}@example.com`, query);
      const refused = await site.without('suppressions', () => postPage(site, { address: link }));
      expect(refused.status).toBe(503);
      expect(refused.headers.get('Retry-After')).toBe('5');
      expect(refused.headers.get('Cache-Control')).toBe('no-store');
      expect(refused.text).toContain(answers[code]['database-unavailable']);
      expect(refused.text).toContain(texts.button);
      expect((await postPage(site, { address: link })).text).toContain(texts.doneTitle);
    });

    it('is not pressed by another site', async () => {
      const link = await subscribe(`foreign-${code}@example.com`, query);
      const before = await readDesk();
      const headers = { 'Sec-Fetch-Site': 'cross-site' };
      const { status, text } = await postPage(site, { address: link, headers });
      expect(status).toBe(403);
      expect(text).toContain(answers[code]['origin-foreign']);
      expect(await readDesk()).toEqual(before);
    });
  },
);

it('a link and the address behind it are in no log, whatever came of it', async () => {
  const link = await subscribe('canary-e81b@example.com', '');
  await openPage(site, link);
  await postPage(site, { address: `${link}x` });
  await site.without('suppressions', () => postPage(site, { address: link }));
  await postPage(site, { address: link });
  const logged = JSON.stringify(site.logged());
  expect(logged).toContain('unsubscribe-not-saved');
  for (const part of [...tokenOf(link).split('.'), 'canary-e81b'])
    expect(logged).not.toContain(part);
});
