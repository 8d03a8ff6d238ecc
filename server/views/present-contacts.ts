import { PLAN_CONTACT, type ContactFile } from '#contracts/content/contacts.ts';
import type { PlanProfile } from '#contracts/content/plan-profile.ts';
import type { AuthoredHtml } from '#contracts/views/authored-html.ts';
import { planHas } from '#domain/plan/plan-has.ts';
import { phoneHref, sayPhone } from '#domain/text/phone.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { outsideLink } from '../content/authored/outside-link.ts';
import { authoredWords } from '../content/catalogues.ts';
import { planOf } from '../content/plan/plan-of.ts';
import { markup, type SafeHtml } from '../html/markup.ts';
import type { PageSources } from './page-sources.ts';

/*
 * What stands before and after the text of a guide is written here, as HTML: nothing of it moves or
 * answers, so no page needs a script for it.
 */

type GuideWords = (typeof authoredWords)['en'];

/** The three lines that say what to know. */
export function presentKeyPoints(
  points: readonly string[] | undefined,
  { code, presentHtml }: PageSources,
): AuthoredHtml | undefined {
  if (points === undefined) return undefined;
  const { keyPoints } = authoredWords[code];
  const { text: html } =
    markup`<section class="key-points" aria-labelledby="in-three-lines"><h2 id="in-three-lines">${keyPoints}</h2><ul role="list">${points.map((point) => markup`<li>${point}</li>`)}</ul></section>`;
  return presentHtml({ html });
}

export interface Help {
  contacts: readonly string[];
  reviewedBy?: string | null | undefined;
  reviewNext?: string | null | undefined;
}

/**
 * The people to call, and who checked the facts. An id that nobody has is left out; the content
 * check has named it. The plan's own number is the company's, and without a plan nobody is sent to one.
 */
export function presentHelp(help: Help, page: PageSources): AuthoredHtml | undefined {
  const { content, code, facts } = page;
  const words = authoredWords[code];
  const hasPlan = planHas(planOf(page.company), 'plan.any');
  const people = help.contacts
    .filter((id) => hasPlan || id !== PLAN_CONTACT)
    .flatMap((id) => content.contacts.get(id) ?? []);
  const parts = [
    ...(people.length > 0 ? [presentPeople(people, page)] : []),
    ...presentReview(help, { words, language: facts.language }),
  ];
  if (parts.length === 0) return undefined;
  return page.presentHtml({ html: markup`${parts}`.text });
}

function presentPeople(people: readonly ContactFile[], page: PageSources): SafeHtml {
  const { code, company } = page;
  const words = authoredWords[code];
  const items = people.map((contact) => {
    const line = contact.id === PLAN_CONTACT ? company.plan?.line : undefined;
    const name = contact.name[code];
    const ways = listWays({ ...contact, ...line }, { name, words, code });
    return markup`<li><h3>${name}</h3><p>${contact.helps[code]}</p>${ways.length > 0 ? [markup`<p class="ways">${ways}</p>`] : []}</li>`;
  });
  return markup`<section class="people" aria-labelledby="people-to-call"><h2 id="people-to-call">${words.people}</h2><p>${words.peopleLead}</p><ul role="list">${items}</ul></section>`;
}

type Line = Pick<ContactFile, 'phone' | 'tty' | 'page'> &
  Pick<NonNullable<PlanProfile['line']>, 'hours'>;

function listWays(
  { phone, tty, hours, page }: Line,
  { name, words, code }: { name: string; words: GuideWords; code: PageSources['code'] },
): SafeHtml[] {
  const call = (number: string, called: string): SafeHtml =>
    markup`<a href="${phoneHref(number)}"><span aria-hidden="true">${number}</span><span class="visually-hidden">${fillIn(words.call, { name: called, digits: sayPhone(number) })}</span></a>`;
  const { target, rel, hidden } = outsideLink(code);
  return [
    ...(phone === undefined ? [] : [call(phone, name)]),
    ...(tty === undefined ? [] : [markup`<span>TTY ${[call(tty, `${name}, TTY`)]}</span>`]),
    ...(hours === undefined ? [] : [markup`<span>${hours[code]}</span>`]),
    ...(page === undefined
      ? []
      : [
          markup`<a href="${page[code]}" target="${target}" rel="${rel}">${new URL(page[code]).hostname.replace(/^www\./, '')}<span class="${hidden.className}">${hidden.words}</span></a>`,
        ]),
  ];
}

function presentReview(
  { reviewedBy, reviewNext }: Help,
  { words, language }: { words: GuideWords; language: string },
): SafeHtml[] {
  const month = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const said = [
    ...(typeof reviewedBy === 'string' ? [fillIn(words.reviewedBy, { name: reviewedBy })] : []),
    ...(typeof reviewNext === 'string'
      ? [fillIn(words.reviewNext, { date: month.format(new Date(`${reviewNext}T00:00:00Z`)) })]
      : []),
  ];
  return said.length > 0 ? [markup`<p class="review">${said.join(' ')}</p>`] : [];
}
