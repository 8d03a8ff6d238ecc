import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sponsorPath } from '#contracts/calls/sponsor.ts';
import { CONSENT_COOKIE, CONSENT_VERSION, writeConsent } from '#domain/consent/consent.ts';
import { listKeptMails } from '#server/mail/file-mailer.ts';
import { createKeyedHash } from '#server/secrets/keyed-hash.ts';
import { createSponsorToken } from '#server/sponsor/sponsor-token.ts';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { EVENT_EXAMPLES } from '#tests/support/event-examples.ts';
import { PLAN, postSolved } from '#tests/support/mail/form-client.ts';
import { startFormSite, type FormSite } from '#tests/support/mail/form-site.ts';
import { startSmtp, type SmtpDouble } from '#tests/support/mail/smtp-double.ts';
import { findElements, partOf } from '#tests/support/read-html.ts';
import { answers, english, spanish } from '#tests/support/texts/every-text.ts';
import { ask, sendRequest } from '../../../scripts/requests/send-request.ts';

const REAL = 'riverbend.example';
const PREVIEW = 'preview.example';
const EMBED = '/embed/riverbend/calculator';
const LANGUAGES = [
  { query: '', note: english.shell.staging },
  { query: '?lang=es-US', note: spanish.shell.staging },
];
const SHEETS = LANGUAGES.flatMap(({ query, note }) => [
  { target: `/po/print/riverbend/poster${query}`, note, count: 1 },
  // A sheet has two, which are cut apart.
  { target: `/po/print/riverbend/handout${query}`, note, count: 2 },
]);
const KEY = 'a key for the tests of staging, long enough';
const LINK = createSponsorToken('riverbend', 2, {
  keyedHash: createKeyedHash([KEY]),
  now: Date.now(),
});
const SPONSOR = sponsorPath(LINK.token);

/** An answer of every kind: page, part in a frame, nothing here, calls, files, a redirect, a refusal. */
const EVERY_KIND = [
  '/riverbend/faqs',
  EMBED,
  '/riverbend/nothing-here',
  '/po/content/companies/riverbend',
  '/po/nothing-here',
  '/po/print/riverbend/poster',
  '/media/icons.svg',
  '/robots.txt',
  '/healthz',
  '/',
  `/riverbend/faqs?${'a'.repeat(2_100)}`,
];

const AGREED = `${CONSENT_COOKIE}=${writeConsent({
  version: CONSENT_VERSION,
  statistics: true,
  embeds: false,
  gpc: false,
  at: 1,
})}`;

let smtp: SmtpDouble;
let staging: FormSite;
let real: FormSite;

beforeAll(async () => {
  smtp = await startSmtp();
  const mail = { SMTP_URL: smtp.url, SMTP_PLAIN: '1' };
  staging = await startFormSite({
    environment: {
      ...mail,
      PROFILE_NAME: 'acme-test',
      STAGING_MAIL_TO: 'Team@example.org',
      SECRET_KEY: KEY,
    },
  });
  real = await startFormSite({
    environment: {
      ...mail,
      PREVIEW_HOST: PREVIEW,
      PUBLIC_ORIGIN: `http://${REAL}`,
      SECRET_KEY: KEY,
    },
    changeContent: (contentDir) =>
      changeYaml(contentDir, 'companies/riverbend/company.yaml', { domains: [REAL] }),
  });
});
afterAll(async () => {
  await staging.close();
  await real.close();
  await smtp.close();
});

async function open(site: FormSite, target: string, host = 'localhost') {
  const { status, headers, body } = await ask(site, target, { Host: host });
  const html = body.toString();
  const isHidden = findElements(html, 'meta').some(
    ({ attributes }) => attributes['name'] === 'robots' && attributes['content'] === 'noindex',
  );
  return { status, isHidden, html, hidden: headers['x-robots-tag'] };
}

describe('a staging installation', () => {
  it.each(EVERY_KIND)(
    'asks search engines with every answer to list nothing: %s',
    async (target) => {
      // Twice: a page comes from memory then.
      for (let time = 0; time < 2; time += 1) {
        const { hidden } = await open(staging, target);
        expect(hidden).toMatch(/noindex/);
      }
    },
  );

  it.each(LANGUAGES)('says on every page what it is: $note', async ({ query, note }) => {
    for (const target of ['/generic', '/riverbend/calculator', '/riverbend/none', EMBED]) {
      const { html, isHidden } = await open(staging, `${target}${query}`);
      expect(partOf(html, 'aside')).toContain(note);
      expect(isHidden).toBe(true);
      expect(html).not.toContain('rel="canonical"');
    }
  });

  it.each(SHEETS)('says on $target what it is, so that nobody hangs it up', async (asked) => {
    const { html } = await open(staging, asked.target);
    const notes = findElements(html, 'p').filter(({ text }) => text.includes(asked.note));
    expect(notes).toHaveLength(asked.count);
  });

  it.each(LANGUAGES)('says on the page of a sponsor what it is: $note', async ({ query, note }) => {
    const { status, html } = await open(staging, `${SPONSOR}${query}`);
    expect(status).toBe(200);
    expect(partOf(html, 'aside')).toContain(note);
  });

  it('shuts crawlers out and has no map for them', async () => {
    expect((await open(staging, '/robots.txt')).html).toBe('User-agent: *\nDisallow: /\n');
    expect((await open(staging, '/sitemap.xml')).status).toBe(404);
  });

  it('mails only to those who are named, keeps other mails as files, and says so', async () => {
    const send = async (email: string): Promise<unknown> => {
      const answer = await postSolved(staging, { form: 'action-plan', fields: { ...PLAN, email } });
      await staging.desk.worker.settle();
      return answer.json();
    };
    expect(await send('team@example.org')).toEqual({ status: 'accepted' });
    expect(smtp.received.map(({ to }) => to)).toEqual([['team@example.org']]);
    expect(await send('ana@example.com')).toEqual({ status: 'accepted', outbox: {} });
    expect(smtp.received).toHaveLength(1);
    const kept = await listKeptMails(staging.outboxDir);
    expect(kept.map(({ to }) => to)).toEqual(['ana@example.com']);
    const lines = staging.logged().filter(({ event }) => event === 'mail-kept-in-staging');
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('ana');
  });
});

describe('the real site', () => {
  it('says nothing of it, and may be listed', async () => {
    for (const target of ['/riverbend/faqs', '/riverbend/faqs']) {
      const { status, html, hidden, isHidden } = await open(real, target, REAL);
      expect({ status, hidden, isHidden }).toEqual({
        status: 200,
        hidden: undefined,
        isHidden: false,
      });
      expect(html).toContain(`rel="canonical" href="http://${REAL}/riverbend/faqs"`);
      expect(html).not.toContain(english.shell.staging);
    }
    expect((await open(real, '/robots.txt', REAL)).html).toContain('Sitemap:');
    expect((await open(real, '/sitemap.xml', REAL)).html).not.toContain(PREVIEW);
  });

  it.each([SPONSOR, ...SHEETS.map(({ target }) => target)])('nor on %s', async (target) => {
    const { status, html } = await open(real, target, REAL);
    expect(status).toBe(200);
    for (const { note } of LANGUAGES) expect(html).not.toContain(note);
  });

  it('tells nobody the name of its preview', async () => {
    const company = await open(real, '/po/content/companies/riverbend', REAL);
    expect(company.html).toContain(REAL);
    expect(company.html).not.toContain(PREVIEW);
  });
});

describe('the preview host of the real site', () => {
  it.each(EVERY_KIND)('asks search engines to list nothing: %s', async (target) => {
    for (let time = 0; time < 2; time += 1)
      expect((await open(real, target, PREVIEW)).hidden).toMatch(/noindex/);
  });

  it('shows every company, at addresses of its own, and says what it is', async () => {
    for (const { query, note } of LANGUAGES) {
      for (const company of ['generic', 'riverbend', 'seiu775srp']) {
        const { status, html } = await open(real, `/${company}/faqs${query}`, PREVIEW);
        expect([company, status]).toEqual([company, 200]);
        expect(partOf(html, 'aside')).toContain(note);
        expect(html).not.toContain(`http://${REAL}`);
      }
    }
    for (const target of [SPONSOR, '/po/print/riverbend/poster'])
      expect((await open(real, target, PREVIEW)).html).toContain(english.shell.staging);
    // A host that is neither gets neither.
    expect((await open(real, '/riverbend/faqs', 'other.example')).status).toBe(302);
  });

  it('shuts crawlers out and has no map for them', async () => {
    expect((await open(real, '/robots.txt', PREVIEW)).html).toBe('User-agent: *\nDisallow: /\n');
    expect((await open(real, '/sitemap.xml', PREVIEW)).status).toBe(404);
  });

  it('takes nothing: no like, no vote, no form and no visit', async () => {
    const post = async (target: string, body: object | string) => {
      const isForm = typeof body === 'string';
      const answer = await sendRequest(real, {
        method: 'POST',
        target,
        headers: [
          ['Host', PREVIEW],
          ['Cookie', AGREED],
          ['Content-Type', isForm ? 'application/x-www-form-urlencoded' : 'application/json'],
        ],
        body: isForm ? body : JSON.stringify(body),
      });
      return { status: answer.status, text: answer.body.toString() };
    };
    const like = 'articleRatingType=LIKES&articleRatingActionType=LIKE';
    const refused = [
      await post(`/po/content/articles/vesting/rating?${like}`, ''),
      await post('/po/poll', { company: 'riverbend', sentiment: 'hopeful' }),
      await post('/po/action-plan/email', { ...PLAN, altcha: 'any' }),
    ];
    for (const { status, text } of refused) {
      expect(status).toBe(403);
      expect(text).toContain('preview-only');
    }
    const form = await post(
      '/retirement/riverbend/action-plan/lynx?lang=es-US',
      'email=ana%40example.com',
    );
    expect(form.text).toContain(answers.es['preview-only']);
    const visit = EVENT_EXAMPLES.find(({ event }) => event === 'visit started');
    const counted = await post('/po/events', { company: 'riverbend', events: [visit] });
    expect(counted).toEqual({ status: 200, text: '{"counted":0}' });
    expect(await real.count('plan_requests')).toBe(0);
    expect(await real.count('article_likes')).toBe(0);
    expect(await real.count('poll_votes')).toBe(0);
  });
});
