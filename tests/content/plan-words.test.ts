import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES, languageCode } from '#domain/language/language.ts';
import type { Language, LanguageCode } from '#domain/language/language.ts';
import { CONTACT_TOPICS } from '#contracts/mail/contact.ts';
import { articlePathInCompany } from '#domain/pages/article-path.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import { fitsQuestion, MONEY_QUESTIONS } from '#domain/money-questions/money-questions.ts';
import { AWARDS_VARIANTS, type AwardsVariant } from '#domain/pages/awards-variant.ts';
import { matchPage } from '#domain/pages/match-page.ts';
import { PLANS } from '#domain/persona/plans.ts';
import { QUESTIONS } from '#domain/persona/questions.ts';
import { planHas } from '#domain/plan/plan-has.ts';
import { AGE_GROUPS } from '#domain/road-trip/age-group.ts';
import { getMailTexts } from '#server/content/catalogues.ts';
import type { Article } from '#server/content/content-set.ts';
import { findLanding } from '#server/content/find-fragment.ts';
import { findMisfit } from '#server/content/plan/find-misfit.ts';
import { planOf } from '#server/content/plan/plan-of.ts';
import { createPlanSource } from '#server/desk/plan-source.ts';
import { renderActionPlanMail } from '#server/mail/templates/action-plan-mail.ts';
import { renderContactMail } from '#server/mail/templates/contact-mail.ts';
import { renderConfirmationMail } from '#server/mail/templates/confirmation-mail.ts';
import { renderReminderMail } from '#server/mail/templates/reminder-mail.ts';
import { listFoundPages } from '#server/views/found-pages.ts';
import { EVERY_PAGE, WALKS_IN_TURN } from '#tests/support/page-addresses.ts';
import { PLAN } from '#tests/support/plain-calculator.ts';
import { findElement, findElements, partOf, textOf } from '#tests/support/read-html.ts';
import { findUntrueWords } from '#tests/support/texts/words-of-plans.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { readOwnContent } from '#tests/support/content/read-content.ts';

const content = readOwnContent();

const companies = [...content.companies.values()];
/** What a mail needs besides; none of it is about a plan. */
const LETTER = { origin: 'https://retire.example.com', postalAddress: '1 Trailhead Way' };
const HOURS = {
  hours: '30',
  per: 'week',
  ratePerHour: '0.50',
  currentAge: '40',
  retirementAge: '65',
  currentSavings: '2000',
  countedYears: '1',
};
/** What people who hear of another plan might ask, whose films and pages the search may show. */
const ASKED: Record<LanguageCode, readonly string[]> = {
  en: ['join', 'one percent', 'increase', 'calculator', 'match', 'sign up', 'encore'],
  es: ['entro', 'uno por ciento', 'aumento', 'calculadora', 'aporte', 'inscribirte', 'otra'],
};
/** What a visitor says, who may say what they like. */
const MESSAGE = {
  name: 'Ana',
  email: 'ana@example.com',
  message: 'Hello',
  receivedAt: 0,
};
const actionPlans = createPlanSource({ current: content }, () => 2026);
const found = listFoundPages(content, 'localhost');
let server: TestServer;

function listTranscripts(companyId: string): ReadonlySet<string> {
  return new Set(
    AWARDS_VARIANTS.flatMap((variant) =>
      LANGUAGES.flatMap((language) => {
        const landing = findLanding(content, companyId, variant)?.[languageCode(language)];
        return (landing?.watch?.podcast?.episodes ?? []).map(({ article }) => article);
      }),
    ),
  );
}

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = async (
  address: string,
  fields?: Record<string, string>,
): Promise<{ status: number; html: string }> => {
  const form = fields && { method: 'POST', body: new URLSearchParams(fields) };
  const response = await fetch(`${server.base}${address}`, form);
  return { status: response.status, html: await response.text() };
};

/** What a page says to readers: its main part, its description, and the plans and guides that a trail is drawn from. */
function wordsOf(html: string): string {
  const main = findElement(html, 'main').text;
  const described = findElements(html, 'meta').find(
    ({ attributes }) => attributes['name'] === 'description',
  );
  const trails = findElements(html, 'script')
    .filter(({ attributes }) => attributes['type'] === 'application/json')
    .map(({ text }) => JSON.parse(text) as { plans?: unknown; guides?: unknown })
    .filter(({ plans, guides }) => plans !== undefined && guides !== undefined)
    .map(({ plans, guides }) => JSON.stringify({ plans, guides }));
  return [main, described?.attributes['content'], ...trails].join(' ');
}

describe.each(companies)('the pages of $companyId', (company) => {
  const { companyId } = company;
  const plan = planOf(company);
  const pathsOf = (isMeant: (article: Article) => boolean): string[] =>
    content.articles
      .filter(isMeant)
      .map(
        (article) => `/${companyId}/${articlePathInCompany({ ...article, slug: article.path })}`,
      );
  const misfits = pathsOf((article) => findMisfit(article, company) !== undefined);
  // Word for word what an episode of a landing says, so of the people that the landing tells of.
  const toldByEpisodes = pathsOf(({ id }) => listTranscripts(companyId).has(id));
  // They say what the plan lacks.
  const unasked = new Set(
    MONEY_QUESTIONS.filter((question) => !fitsQuestion(plan, question)).map(
      (question) => `/${companyId}/questions/${question}`,
    ),
  );

  /** Each film of a page that shows one of them at a time. */
  function listFilms(variant: AwardsVariant): string[] {
    const { watch } = findLanding(content, companyId, variant)?.en ?? {};
    const count = watch ? watch.videos.length + (watch.fullVideo ? 1 : 0) : 0;
    return Array.from({ length: count }, (_none, at) => `/${companyId}/${variant}?video=${at + 1}`);
  }

  /** What search engines find, a sample of each page that they do not, and each end of the quiz. */
  function listAddresses(language: Language): string[] {
    const ofQuiz = [
      ...QUESTIONS.map(({ slug }) => `quiz/${slug}`),
      ...PLANS.flatMap((name) => [
        `quiz/result?animal=${name}`,
        `action-plan/${name}`,
        `action-plan/${name}/reminder`,
      ]),
    ];
    const paths = [
      ...found.filter((path) => path.split('/').includes(companyId)),
      ...ofQuiz.map((path) => `/retirement/${companyId}/${path}`),
      ...AGE_GROUPS.map((age) => `/${companyId}/roadtrip?age=${age}`),
      ...AWARDS_VARIANTS.flatMap((variant) => listFilms(variant)),
      ...ASKED[languageCode(language)].map(
        (query) => `/${companyId}/search?q=${encodeURIComponent(query)}`,
      ),
    ];
    const samples = EVERY_PAGE.filter(
      (page) => page.companyId === companyId && page.language === language,
    );
    return [
      ...new Set([
        ...paths.map((path) => withLanguage(path, language)),
        ...samples.map(({ address }) => address),
      ]),
    ];
  }

  const languages = WALKS_IN_TURN.filter((walk) => walk.companyId === companyId);
  it.each(languages.map(({ language }) => language))(
    'say nothing that their plan lacks, and lead to nothing that does not fit it: %s',
    async (language) => {
      const mistakes: string[] = [];
      const code = languageCode(language);
      const look = (address: string, html: string): void => {
        const path = address.replace(/\?.*/, '');
        const page = matchPage(path).name;
        // Asked first: what is read with its places answers everything else.
        const source = partOf(html, 'main');
        const isOfOthers = toldByEpisodes.includes(path);
        if (!unasked.has(path))
          for (const words of findUntrueWords(wordsOf(html), { plan, code, page, isOfOthers }))
            mistakes.push(`${address}, ${words}`);
        for (const misfit of misfits)
          if (source.includes(`href="${misfit}`)) mistakes.push(`${address} leads to ${misfit}`);
      };
      for (const address of listAddresses(language)) look(address, (await read(address)).html);
      const posted = [
        ['projections', { ...PLAN, currentAge: '40' }],
        ['projections', { ...PLAN, currentAge: '63' }],
        ...(planHas(plan, 'plan.perHour') && plan ? ([['hours', HOURS]] as const) : []),
      ] as const;
      for (const [page, fields] of posted) {
        const address = withLanguage(`/${companyId}/calculator/${page}`, language);
        const { status, html } = await read(address, fields);
        expect(status, address).toBe(200);
        look(address, html);
      }
      expect(mistakes).toEqual([]);
    },
    180_000,
  );

  it.each(LANGUAGES)(
    'have mails that say nothing that their plan lacks, and lead to nothing: %s',
    (language) => {
      const mistakes: string[] = [];
      const code = languageCode(language);
      for (const name of PLANS) {
        const steps = actionPlans.find(companyId, name, language);
        if (!steps) throw new Error(`No plan of steps: ${name}`);
        const letter = { ...LETTER, company, language, texts: getMailTexts(language) };
        const ofPlan = { ...letter, animal: name, unsubscribeToken: 'to.ken' };
        const mails = [
          renderActionPlanMail(steps, ofPlan),
          renderReminderMail(steps, ofPlan),
          renderConfirmationMail(steps.animalName, { ...letter, confirmToken: 'to.ken' }),
        ];
        for (const { subject, text, html } of mails) {
          for (const misfit of misfits)
            if (html.includes(misfit)) mistakes.push(`${name} leads to ${misfit}`);
          for (const said of [subject, text, textOf(html)])
            for (const words of findUntrueWords(said, { plan, code }))
              mistakes.push(`${name}, ${words}`);
        }
      }
      for (const topic of CONTACT_TOPICS) {
        const letter = { ...LETTER, company, language, texts: getMailTexts(language) };
        const { subject, text, html } = renderContactMail({ ...MESSAGE, topic }, letter);
        for (const said of [subject, text, textOf(html)])
          for (const words of findUntrueWords(said, { plan, code }))
            mistakes.push(`contact about ${topic}, ${words}`);
      }
      expect(mistakes).toEqual([]);
    },
  );

  it('are without those that do not fit, whose addresses say why and lead on', async () => {
    for (const path of misfits) {
      expect(found).not.toContain(path);
      const { status, html } = await read(withLanguage(path, DEFAULT_LANGUAGE));
      expect(status, path).toBe(200);
      expect(html, path).toContain('<meta name="robots" content="noindex"');
      const main = partOf(html, 'main');
      expect(textOf(main), path).toContain('Not part of your plan');
      expect(main, path).toMatch(/href="\/[a-z0-9]+\/(?:[a-z-]+\/)?(?:articles|tools)\//);
    }
  });
});
it.each([
  ['faqs', 'en-US', /if your plan offers it|if your employer adds a match|some workplaces a union/],
  ['faqs', 'es-US', /tu plan lo ofrece|si tu empleador ofrece|algunos trabajos la cantidad/],
  ['make-a-change', 'en-US', /may let you choose|If your employer matches/],
  ['make-a-change', 'es-US', /Tal vez tu plan|Si tu empleador también/],
  ['action-plan/rabbit', 'en-US', /one percent/],
  ['action-plan/rabbit', 'es-US', /1%/],
] as const)(
  'what a profile tells is told as such, and elsewhere as what may be: %s in %s',
  async (page, language, unsure) => {
    const of = async (companyId: string): Promise<string> => {
      const path = page.startsWith('action-plan')
        ? `/retirement/${companyId}/${page}`
        : `/${companyId}/${page}`;
      return findElement((await read(withLanguage(path, language))).html, 'main').text;
    };
    expect(await of('generic')).toMatch(unsure);
    expect(await of('riverbend')).not.toMatch(unsure);
  },
);

it('a company without a profile has every article', () => {
  const bare = companies.filter(({ plan }) => plan === undefined);
  expect(bare.map(({ companyId }) => companyId)).toEqual(['generic']);
  for (const company of bare)
    expect(content.articles.filter((article) => findMisfit(article, company))).toEqual([]);
});

it('the union’s plan leaves out what is about a match, a rate of one’s own, Roth and catch-up', () => {
  const company = content.companies.get('seiu775srp');
  const misfits = content.articles.filter((article) => company && findMisfit(article, company));
  expect(misfits.map(({ id }) => id).toSorted()).toEqual([
    'catch-up-contributions',
    'employer-match',
    'minute-match',
    'minute-one-more-point',
    'new-plan-features',
    'roth-or-pretax',
    'school-and-public-plans',
    'vesting',
  ]);
});
