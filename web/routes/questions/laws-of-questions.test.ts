import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { answerIn, askQuestion, openQuestion } from '#tests/support/questions/ask-question.ts';
import { partOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe('high pay in a plan without Roth', () => {
  let plain: TestServer;
  let offering: TestServer;
  beforeAll(async () => {
    offering = await startTestServer({ environment: { PLAN_YEAR: '2026' } });
    plain = await startTestServer({
      environment: { PLAN_YEAR: '2026' },
      changeContent: (contentDir) =>
        changeYaml(contentDir, 'companies/riverbend/plan.yaml', {
          offers: { roth: { offered: false } },
        }),
    });
  });
  afterAll(() => Promise.all([plain.close(), offering.close()]));

  it.each([
    { query: '', lost: 'so nothing can go on top', faq: 'Your plan has no Roth' },
    { query: '?lang=es-US', lost: 'no puedes agregar nada', faq: 'Tu plan no tiene Roth' },
  ])('has no catch-up, and every page of limits says so%s', async ({ query, lost, faq }) => {
    const typed = {
      pay: '200000',
      period: 'biweekly',
      filer: 'single',
      pretax: '20',
      age: '55',
    };
    const { html } = await askQuestion(plain, `/riverbend/questions/paycheck${query}`, typed);
    expect(answerIn(html)).toContain(lost);
    expect(answerIn(html)).toContain('$24,500');
    const questions = await openQuestion(plain, `/riverbend/faqs${query}`);
    expect(partOf(questions.html, 'main')).toContain(faq);
    const offered = await openQuestion(offering, `/riverbend/faqs${query}`);
    expect(partOf(offered.html, 'main')).not.toContain(faq);
    const limits = await openQuestion(plain, `/riverbend/calculator/disclosures${query}`);
    expect(partOf(limits.html, 'main')).toMatch(/a plan without Roth|un plan sin Roth/);
    expect(partOf(limits.html, 'main')).toContain('$150,000');
  });
});

describe('the government’s help once the match has begun', () => {
  let later: TestServer;
  beforeAll(async () => {
    later = await startTestServer({ environment: { PLAN_YEAR: '2027' } });
  });
  afterAll(() => later.close());

  it.each(['', '?lang=es-US'])(
    'is the match alone: no page has the credit now%s',
    async (query) => {
      for (const address of ['/generic/questions/savers', '/generic/questions']) {
        const { html } = await openQuestion(later, `${address}${query}`);
        expect(partOf(html, 'main')).not.toMatch(/Credit now|crédito del ahorrador ahora/);
      }
      const { html } = await openQuestion(later, `/generic/questions/savers${query}`);
      expect(answerIn(html)).toContain('$420');
      expect(answerIn(html)).not.toContain('8880');
      expect(html).not.toContain('name="tax"');
      expect(partOf(html, 'main')).toContain('ABLE');
    },
  );
});
