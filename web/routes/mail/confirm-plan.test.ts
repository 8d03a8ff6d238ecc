import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers, english, spanish } from '#tests/support/texts/every-text.ts';
import { startFormSite, type FormSite } from '#tests/support/mail/form-site.ts';
import { openPage, postPage, type FormAnswer } from '#tests/support/mail/page-form.ts';
import { findElement, hrefsOf, partOf } from '#tests/support/read-html.ts';

const LANGUAGES = [
  { code: 'en', query: '', texts: english.mailForms, subject: /^Do you want your Lynx/ },
  { code: 'es', query: '?lang=es-US', texts: spanish.mailForms, subject: /^¿Quieres recibir tu/ },
] as const;

let site: FormSite;

beforeAll(async () => {
  site = await startFormSite();
});
afterAll(() => site.close());

function ask(email: string, query: string): Promise<FormAnswer> {
  const address = `/retirement/riverbend/action-plan/lynx${query}`;
  return postPage(site, { address, fields: { email, website: '' } });
}

async function subjectsTo(email: string): Promise<string[]> {
  const mails = (await site.mails()).filter(({ to }) => to === email);
  return mails.map(({ subject }) => subject).toReversed();
}

async function linkTo(email: string, page: string): Promise<string> {
  const texts = (await site.mails()).filter(({ to }) => to === email).map(({ text }) => text);
  const link = new RegExp(`https?://\\S+/${page}\\?\\S+`).exec(texts.join('\n'))?.[0];
  if (link === undefined) throw new Error(`No mail has a link to ${page}`);
  return link.slice(site.base.length);
}

/**
 * Asks for a plan, unsubscribes its reader and asks again; returns the link of the mail that asks
 * the reader whether they want it.
 */
async function askedAgain(email: string, query: string): Promise<string> {
  await ask(email, query);
  await postPage(site, { address: await linkTo(email, 'unsubscribe') });
  await ask(email, query);
  return linkTo(email, 'confirm-plan');
}

describe.each(LANGUAGES)(
  'the page that confirms a plan in $code',
  ({ code, query, texts, subject }) => {
    const words = texts.confirmPlan;

    it('says to whoever asks for the plan just what it says to anybody', async () => {
      const [known, fresh] = [`known-${code}@example.com`, `fresh-${code}@example.com`];
      await askedAgain(known, query);
      for (const table of ['plan_requests', 'rate_limits'] as const)
        await site.database.deleteFrom(table).execute();
      const [one, other] = [await ask(known, query), await ask(fresh, query)];
      expect(one.status).toBe(other.status);
      expect([...one.headers.keys()]).toEqual([...other.headers.keys()]);
      expect(one.html.replaceAll(known, '')).toBe(other.html.replaceAll(fresh, ''));
      expect(one.text).toContain(texts.planMail.sentUnsubscribed);
    });

    it('changes nothing when it is opened, and sends the plan when its button is pressed', async () => {
      const email = `yes-${code}@example.com`;
      const link = await askedAgain(email, query);
      const question = await subjectsTo(email);
      expect(question).toHaveLength(2);
      expect(question[1]).toMatch(subject);
      for (const method of ['GET', 'HEAD'])
        expect((await fetch(`${site.base}${link}`, { method })).status).toBe(200);
      const page = await openPage(site, link);
      expect(findElement(page.html, 'h1').text).toBe(words.heading);
      expect(await subjectsTo(email)).toEqual(question);

      for (const _ of ['first', 'second']) {
        const { status, headers, html, text } = await postPage(site, { address: link });
        expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
        expect(findElement(html, 'h1').text).toBe(words.doneTitle);
        expect(text).toContain(words.doneText);
        expect(partOf(html, 'main')).not.toContain('<form');
      }
      expect(await subjectsTo(email)).toEqual([...question, question[0]]);
    });

    it('tells nothing of a link but that there is one, and has nothing to press without', async () => {
      const at = (token: string): Promise<FormAnswer> =>
        openPage(
          site,
          `/riverbend/confirm-plan?${new URLSearchParams([...new URLSearchParams(query), ['token', token]]).toString()}`,
        );
      const [one, other, none] = [await at('one'), await at('other'), await at('')];
      expect(one.html).toBe(other.html);
      // Without a script the page in the other language is opened without the link.
      expect(hrefsOf(one.html).filter((href) => /token=[^&]/.test(href))).toEqual([]);
      expect(partOf(one.html, 'main')).toContain('<form');
      expect(none.html).toBe((await openPage(site, `/riverbend/confirm-plan${query}`)).html);
      expect(none.text).toContain(words.noToken);
      expect(none.text).not.toContain(words.text);
      expect(partOf(none.html, 'main')).not.toContain('<form');
    });

    it.each([
      { what: 'changed', change: (link: string) => `${link}x`, status: 400 },
      { what: 'cut off', change: (link: string) => link.slice(0, -3), status: 400 },
      { what: 'not there', change: (link: string) => link.replace(/token=[^&]+/, ''), status: 400 },
    ])('refuses a link that is $what, in words', async ({ what, change, status }) => {
      const email = `${what.replaceAll(' ', '-')}-${code}@example.com`;
      const link = await askedAgain(email, query);
      const answer = await postPage(site, { address: change(link) });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.text).toContain(
        what === 'not there' ? words.noToken : answers[code]['link-invalid'],
      );
      expect(await subjectsTo(email)).toHaveLength(2);
    });

    it('is not pressed by another site, and says honestly when nothing was saved', async () => {
      const email = `down-${code}@example.com`;
      const address = await askedAgain(email, query);
      const headers = { 'Sec-Fetch-Site': 'cross-site' };
      expect((await postPage(site, { address, headers })).status).toBe(403);
      const refused = await site.without('suppressions', () => postPage(site, { address }));
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
      expect(refused.text).toContain(answers[code]['database-unavailable']);
      expect(await subjectsTo(email)).toHaveLength(2);
      expect((await postPage(site, { address })).text).toContain(words.doneTitle);
    });
  },
);

it('a link to confirm a plan is in no log, nor is the address behind it', async () => {
  const link = await askedAgain('canary-77c1@example.com', '');
  await site.without('suppressions', () => postPage(site, { address: link }));
  await postPage(site, { address: link });
  const logged = JSON.stringify(site.logged());
  expect(logged).toContain('confirmation-not-saved');
  const token = new URL(link, site.base).searchParams.get('token') ?? '';
  for (const part of [...token.split('.'), 'canary-77c1']) expect(logged).not.toContain(part);
});
