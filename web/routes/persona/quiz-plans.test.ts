import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findElement, hrefsOf, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const QUIZ = '/retirement/generic/quiz';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function open(address: string, { base } = server): Promise<{ html: string }> {
  const response = await fetch(`${base}${address}`);
  return { html: await response.text() };
}

describe('the result', () => {
  it('of an elk into whose plan no money goes keeps its own words to the end', async () => {
    const answers = 'no-no.in-sight.no-no.debt.home';
    const form = new URLSearchParams({ answer: 'anxious' });
    const posted = await fetch(`${server.base}${QUIZ}/financial-future-sentiment?a=${answers}`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    });
    const result = posted.headers.get('location') ?? '';
    expect(result).toContain('animal=elk-fresh-start');
    const { html } = await open(result.replace(server.base, ''));
    expect(findElement(html, 'h1').text).toContain('The Elk at a fresh start');
    const plan = '/retirement/generic/action-plan/elk-fresh-start';
    expect(hrefsOf(partOf(html, 'main')).map((href) => href.replace(/\?.*/, ''))).toContain(plan);
    const opened = await open(plan);
    const words = textOf(partOf(opened.html, 'main'));
    expect(words).toContain('Find out what you can count on');
    expect(words).not.toContain('catch-up');
    expect(opened.html).toContain('action-plans/generic/elk-fresh-start/calendar.ics');
  });

  it('has the number of the company’s own plan, where it has said one', async () => {
    const numbersOf = async (company: string): Promise<string[]> => {
      const { html } = await open(`/retirement/${company}/quiz/result?animal=rabbit`);
      return hrefsOf(partOf(html, 'main')).filter((href) => href.startsWith('tel:'));
    };
    expect(await numbersOf('riverbend')).toContain('tel:+18005550142');
    expect(await numbersOf('generic')).toEqual(['tel:+18003882227']);
  });

  it('sends nobody to a plan that is not there', async () => {
    const without = await startTestServer({
      changeContent: (contentDir) =>
        writeFileSync(
          path.join(contentDir, 'companies/riverbend/plan.yaml'),
          'asOf: 2026-11-20\nkind: none\n',
        ),
    });
    for (const [query, theirs, atWork] of [
      ['', 'Your balance, what goes in', 'Ask at work.'],
      ['lang=es-US', 'Tu saldo, lo que entra', 'Pregunta en tu trabajo.'],
    ] as const) {
      const result = `/retirement/riverbend/quiz/result?animal=rabbit&${query}`;
      expect((await open(result)).html).toContain(theirs);
      expect((await open(result, without)).html).not.toContain(theirs);
      const { html } = await open(`/riverbend/plan?${query}`, without);
      expect(partOf(html, 'main')).toContain(atWork);
    }
    await without.close();
  });

  it('of a rabbit asks nobody to join a plan that signs people up by itself', async () => {
    for (const [query, itself, join] of [
      ['', 'Your plan signs people up by itself', 'Join your plan'],
      ['&lang=es-US', 'Tu plan inscribe a la gente por sí solo', 'Entra en tu plan'],
    ] as const) {
      const { html } = await open(`/retirement/riverbend/quiz/result?animal=rabbit${query}`);
      expect(partOf(html, 'main')).toContain(itself);
      expect(partOf(html, 'main')).not.toContain(join);
      expect((await open(`${QUIZ}/result?animal=rabbit${query}`)).html).toContain(join);
    }
  });
});

describe('the union page', () => {
  it('of a company with words of its own says them, and of any other the default ones', async () => {
    const own = textOf((await open('/seiu775srp/union')).html);
    expect(own).toContain('You look after others. This looks after you.');
    const fallback = await open('/riverbend/union?lang=es-US');
    expect(textOf(fallback.html)).toContain('La unión también cuenta para después');
    expect(hrefsOf(partOf(fallback.html, 'main'))).toContain(
      '/retirement/riverbend/quiz?lang=es-US',
    );
  });
});
