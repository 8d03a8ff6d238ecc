import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES, languageCode } from '#domain/language/language.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { articlePathInCompany } from '#domain/links/article-path.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import { AWARDS_VARIANTS } from '#domain/pages/awards-variant.ts';
import { matchPage } from '#domain/pages/match-page.ts';
import type { PageName } from '#domain/pages/pages.ts';
import { planHas, type PlanPart } from '#domain/plan/plan-has.ts';
import { PLANS } from '#domain/persona/plans.ts';
import { catalogues, getMailTexts } from '#server/content/catalogues.ts';
import type { Article } from '#server/content/content-set.ts';
import { findLanding } from '#server/content/find-fragment.ts';
import { loadContent } from '#server/content/load-content.ts';
import { findMisfit } from '#server/content/plan/find-misfit.ts';
import { planOf } from '#server/content/plan/plan-of.ts';
import { createPlanSource } from '#server/desk/plan-source.ts';
import { renderActionPlanMail } from '#server/mail/templates/action-plan-mail.ts';
import { renderReminderMail } from '#server/mail/templates/reminder-mail.ts';
import { listFoundPages } from '#server/views/found-pages.ts';
import { partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** What would be untrue of a plan without such a part, as our pages say it. */
const WORDS: Partial<Record<PlanPart, Record<LanguageCode, RegExp>>> = {
  'plan.match': {
    en: /\b(?:the|your|whole|full) match\b/i,
    es: /todo el aporte|(?:suma|pone|aporta) contigo|por cada dólar que (?:ahorras|aportas)/i,
  },
  'plan.ownRate': {
    en: /\bone (?:more (?:percent|point)|(?:percent|point) more)\b(?! could cost)|your savings rate|(?:raise|change|lower) (?:your|my) (?:rate|contribution|percent)|join your plan|percent of your pay/i,
    es: /\bun (?:punto|uno por ciento) más\b(?! podría costar)|porcentaje de tu sueldo|(?:sube|subir|cambia|cambiar) (?:tu|mi) (?:porcentaje|contribución)|entra en tu plan/i,
  },
  'offers.catchUp': { en: /catch-?up/i, es: /contribuci(?:ón|ones) adicional/i },
  'plan.perHour': {
    en: /pays in for (?:the|your) hours|for each hour that counts/i,
    es: /aporta por (?:las|tus) horas|por cada hora que cuenta/i,
  },
};

/**
 * Pages about more than the plan of whoever reads: the calculator asks what people save anywhere, the
 * glossary explains words of all plans, and the landings tell of other people.
 */
const ABOUT_ANY_PLAN: ReadonlySet<PageName> = new Set([
  'calculator',
  'disclosures',
  'glossary',
  'hispanic',
  'grammy-major',
  'latin-grammy',
]);

const content = loadContent({ root: 'content', catalogues });

const companies = [...content.companies.values()];
/** What a mail needs besides; none of it is about a plan. */
const LETTER = {
  origin: 'https://retire.example.com',
  unsubscribeToken: 'to.ken',
  postalAddress: '1 Trailhead Way',
};
const actionPlans = createPlanSource({ current: content }, () => 2026);
const paths = listFoundPages(content, 'localhost');
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

const read = async (address: string): Promise<{ status: number; html: string }> => {
  const response = await fetch(`${server.base}${address}`);
  return { status: response.status, html: await response.text() };
};

const inCompany = (id: string): string[] => paths.filter((path) => path.split('/').includes(id));

describe.each(companies)('the pages of $companyId', (company) => {
  const { companyId } = company;
  const lacking = Object.entries(WORDS).filter(
    ([part]) => !planHas(planOf(company), part as PlanPart),
  );
  const pathsOf = (isMeant: (article: Article) => boolean): string[] =>
    content.articles
      .filter(isMeant)
      .map(
        (article) => `/${companyId}/${articlePathInCompany({ ...article, slug: article.path })}`,
      );
  const misfits = pathsOf((article) => findMisfit(article, company) !== undefined);
  // Word for word what an episode of a landing says, so of the people that the landing tells of.
  const toldByEpisodes = pathsOf(({ id }) => listTranscripts(companyId).has(id));

  it.each(LANGUAGES)(
    'say nothing that their plan lacks, and lead to nothing that does not fit it: %s',
    async (language) => {
      expect(lacking.length).toBeGreaterThan(0);
      const mistakes: string[] = [];
      for (const path of inCompany(companyId)) {
        const main = partOf((await read(withLanguage(path, language))).html, 'main');
        const text = textOf(main);
        const isOfAnyPlan =
          ABOUT_ANY_PLAN.has(matchPage(path).name) || toldByEpisodes.includes(path);
        for (const [part, words] of isOfAnyPlan ? [] : lacking) {
          const [found] = words[languageCode(language)].exec(text) ?? [];
          if (found !== undefined) mistakes.push(`${path}, without ${part}: ${found}`);
        }
        for (const misfit of misfits)
          if (main.includes(`href="${misfit}`)) mistakes.push(`${path} leads to ${misfit}`);
      }
      expect(mistakes).toEqual([]);
    },
    120_000,
  );

  it.each(LANGUAGES)(
    'have mails that say nothing that their plan lacks, and lead to nothing: %s',
    (language) => {
      const mistakes: string[] = [];
      for (const name of PLANS) {
        const plan = actionPlans.find(companyId, name, language);
        if (!plan) throw new Error(`No plan of steps: ${name}`);
        const letter = {
          ...LETTER,
          company,
          language,
          texts: getMailTexts(language),
          animal: name,
        };
        const texts = [renderActionPlanMail(plan, letter), renderReminderMail(plan, letter)];
        for (const { text } of texts) {
          for (const misfit of misfits)
            if (text.includes(misfit)) mistakes.push(`${name} leads to ${misfit}`);
          for (const [part, words] of lacking) {
            const [found] = words[languageCode(language)].exec(text) ?? [];
            if (found !== undefined) mistakes.push(`${name}, without ${part}: ${found}`);
          }
        }
      }
      expect(mistakes).toEqual([]);
    },
  );

  it('are without those that do not fit, whose addresses say why and lead on', async () => {
    for (const path of misfits) {
      expect(paths).not.toContain(path);
      const { status, html } = await read(withLanguage(path, DEFAULT_LANGUAGE));
      expect(status, path).toBe(200);
      expect(html, path).toContain('<meta name="robots" content="noindex"');
      const main = partOf(html, 'main');
      expect(textOf(main), path).toContain('Not part of your plan');
      expect(main, path).toMatch(/href="\/[a-z0-9]+\/(?:[a-z-]+\/)?(?:articles|tools)\//);
    }
  });
});

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
