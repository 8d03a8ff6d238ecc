import { describe, expect, it } from 'vitest';
import { contactFormSchema } from '#contracts/mail/contact.ts';
import type { Language } from '#domain/language/language.ts';
import { getMailTexts } from '#server/content/catalogues.ts';
import { getCompany } from '#server/content/get-company.ts';
import { fixturePlans } from '#tests/support/mail/action-plans.ts';
import { readOwnContent } from '#tests/support/content/read-content.ts';
import { renderActionPlanMail } from './action-plan-mail.ts';
import { renderConfirmationMail } from './confirmation-mail.ts';
import { renderContactMail } from './contact-mail.ts';
import type { MailBody, PlanLetter } from './letter.ts';
import { markup } from '../../html/markup.ts';
import { renderReminderMail } from './reminder-mail.ts';

const content = readOwnContent();
const companies = [...content.companies.keys()];
const languages: readonly Language[] = ['en-US', 'es-US'];
const readers = companies.flatMap((companyId) =>
  languages.map((language) => ({ companyId, language })),
);

function letterFor(companyId: string, language: Language): PlanLetter {
  return {
    company: getCompany(content, companyId),
    language,
    texts: getMailTexts(language),
    animal: 'lynx',
    origin: 'https://retire.example.com',
    unsubscribeToken: 'to.ken',
    postalAddress: '1 Trailhead Way',
  };
}

function linksOf({ html }: MailBody): string[] {
  return Array.from(html.matchAll(/href="([^"]+)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

describe.each(readers)('the mails of $companyId in $language', ({ companyId, language }) => {
  const letter = letterFor(companyId, language);
  const plan = fixturePlans.find(companyId, 'lynx', language);
  if (!plan) throw new Error('The fixture has every plan');
  const mails = {
    plan: renderActionPlanMail(plan, letter),
    reminder: renderReminderMail(plan, letter),
  };

  it.each(['plan', 'reminder'] as const)('say the same as HTML and as text, in the %s', (which) => {
    const mail = mails[which];
    expect(mail.html).toContain(`<html lang="${language}"`);
    for (const step of plan.steps) {
      expect(mail.text).toContain(step.title);
      expect(mail.html).toContain(markup`${step.text}`.text);
    }
    for (const link of linksOf(mail)) expect(mail.text).toContain(link);
    expect(mail.text).toContain('1 Trailhead Way');
    expect(mail.html).toContain('1 Trailhead Way');
    expect(mail.html).toContain(letter.company.theme['c-brand']);
    expect(`${mail.subject}${mail.html}${mail.text}`).not.toMatch(/undefined|\{\w+\}/);
  });

  it('link into the reader’s language and company, and leave other sites alone', () => {
    const suffix = language === 'es-US' ? '?lang=es-US' : '';
    const root = 'https://retire.example.com';
    expect(linksOf(mails.plan)).toEqual([
      `${root}/${companyId}/calculator${suffix}`,
      `${root}/${companyId}/articles/vesting/when-the-match-is-yours${suffix}`,
      'https://www.dol.gov/agencies/ebsa',
      `${root}/retirement/${companyId}/action-plan/lynx${suffix}`,
      `${root}/${companyId}/unsubscribe${suffix === '' ? '?' : `${suffix}&`}token=to.ken`,
    ]);
    expect(linksOf(mails.reminder)).toContain(
      `${root}/retirement/${companyId}/action-plan/lynx/reminder${suffix}`,
    );
  });

  it('ask once whether a plan is wanted, say how to do nothing, and lead to one page only', () => {
    const { unsubscribeToken: _none, ...person } = letter;
    const mail = renderConfirmationMail(plan.animalName, { ...person, confirmToken: 'to.ken' });
    const query = language === 'es-US' ? '?lang=es-US&' : '?';
    const link = `https://retire.example.com/${companyId}/confirm-plan${query}token=to.ken`;
    expect(linksOf(mail)).toEqual([link]);
    expect(mail.text).toContain(link);
    const { otherwise, onceOnly } = letter.texts.confirm;
    for (const words of [otherwise, onceOnly, '1 Trailhead Way']) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(markup`${words}`.text);
    }
    expect(`${mail.subject}${mail.html}${mail.text}`).not.toMatch(/undefined|\{\w+\}/);
    expect(mail.html).not.toMatch(/<(?:img|script|link|iframe|form)\b|url\(/i);
  });

  it('load nothing from anywhere and run nothing', () => {
    for (const { html } of Object.values(mails)) {
      expect(html).not.toMatch(/<(?:img|script|link|iframe|form)\b|url\(|@import|\son\w+=/i);
    }
  });
});

describe('a mail with what a stranger wrote', () => {
  it('shows it as it was typed, never as markup', () => {
    const { html, subject, text } = renderContactMail(
      {
        ...contactFormSchema.parse({
          topic: 'other',
          name: '<img src=x onerror=alert(1)>',
          email: 'a@example.com',
          message: '</p><script>alert(1)</script>\n"quoted" & \'single\'',
        }),
        receivedAt: 0,
      },
      letterFor('generic', 'en-US'),
    );
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('&quot;quoted&quot; &amp; &#39;single&#39;');
    expect(text).toContain('<script>alert(1)</script>');
    expect(subject).toBe('Contact form: Something else (Sendero)');
  });
});
