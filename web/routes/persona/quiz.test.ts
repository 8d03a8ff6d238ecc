import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANIMALS } from '#domain/persona/animals.ts';
import { QUESTIONS } from '#domain/persona/questions.ts';
import { createFillIn } from '#server/views/fill-in.ts';
import { findElement, findElements, hrefsOf, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const QUIZ = '/retirement/generic/quiz';

async function open(address: string): Promise<{ status: number; html: string }> {
  const response = await fetch(`${server.base}${address}`, { redirect: 'manual' });
  return { status: response.status, html: await response.text() };
}

/** Sends a form as a browser without JavaScript does; answers where it leads. */
async function send(address: string, fields: Record<string, string>): Promise<string> {
  const response = await fetch(`${server.base}${address}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return response.headers.get('Location') ?? '';
}

interface Radio {
  /** The name of the answer; in a yes/no tree, the answers on the whole way to it. */
  id: string;
  isChecked: boolean;
}

function radiosOf(html: string): Radio[] {
  return findElements(html, 'input')
    .filter(({ attributes }) => attributes['type'] === 'radio')
    .map(({ attributes }) => ({
      id: attributes['data-way'] ?? attributes['value'] ?? '',
      isChecked: 'checked' in attributes,
    }));
}

function selected(html: string): string[] {
  return radiosOf(html).flatMap(({ id, isChecked }) => (isChecked ? [id] : []));
}

/** What the page says is missing; the words for it stand there from the start. */
function saidMissing(html: string): string[] {
  return findElements(partOf(html, 'main'), 'p').flatMap(({ attributes, text }) =>
    attributes['role'] === 'alert' && !('hidden' in attributes) ? [text] : [],
  );
}

/** The fields that choose an answer: in a yes/no tree there is one for each question on the way. */
function fieldsFor(kind: string, id: string): Record<string, string> {
  if (kind === 'pictures') return { answer: id };
  const labels = id.split('-');
  return Object.fromEntries(
    labels.map((label, at) => [['answer', ...labels.slice(0, at)].join('-'), label]),
  );
}

describe('the quiz by plain forms', () => {
  it.each([
    { language: 'English', query: '', first: 'Question 1 of 6', title: 'The Owl' },
    { language: 'Spanish', query: '?lang=es-US', first: 'Pregunta 1 de 6', title: 'El búho' },
  ])(
    'leads in $language from the first question to the animal',
    async ({ query, first, title }) => {
      const landing = await open(`${QUIZ}${query}`);
      const start = hrefsOf(partOf(landing.html, 'main'))[0] ?? '';
      expect(start).toBe(`${QUIZ}/contributing-to-401k${query}`);
      expect(textOf(partOf((await open(start)).html, 'main'))).toContain(first);

      const wanted = ['yes-yes-yes', 'there', 'yes-yes-yes', 'clear', 'home', 'confident'];
      let address = start;
      for (const [index, { kind, slug }] of QUESTIONS.entries()) {
        expect(address).toContain(`/${slug}`);
        const { status, html } = await open(address);
        expect(status).toBe(200);
        expect(findElements(html, 'h1')).toHaveLength(1);
        // Without a script the form posts to the address of its page, which carries the answers.
        expect(findElement(html, 'form').attributes).not.toHaveProperty('action');
        address = await send(address, fieldsFor(kind, wanted[index] ?? ''));
      }
      expect(address).toBe(
        `${QUIZ}/result?animal=owl&from=quiz${query === '' ? '' : '&lang=es-US'}`,
      );
      const { html } = await open(address);
      expect(findElement(html, 'h1').text).toContain(title);
      expect(textOf(html)).toContain(
        query === '' ? 'Determining your animal...' : 'Buscando tu animal...',
      );
    },
  );

  it.each(QUESTIONS.map(({ slug, answers }) => ({ slug, answers })))(
    'ask $slug in both languages with every answer it has',
    async ({ slug, answers }) => {
      for (const query of ['', '?lang=es-US']) {
        const offered = radiosOf((await open(`${QUIZ}/${slug}${query}`)).html);
        const ids = offered.map(({ id }) => id);
        expect(ids).toEqual(expect.arrayContaining(answers.map(({ id }) => id)));
        expect(offered.filter(({ isChecked }) => isChecked)).toEqual([]);
      }
    },
  );

  it('says what is missing, and keeps what was chosen', async () => {
    const none = await send(`${QUIZ}/retirement-vacation?a=no-no`, {});
    expect(none).toBe(`${QUIZ}/retirement-vacation?a=no-no&ask=answer`);
    expect(saidMissing((await open(none)).html)).toEqual(['Choose an answer to go on.']);
    expect(saidMissing((await open(`${QUIZ}/retirement-vacation`)).html)).toEqual([]);

    const half = await send(`${QUIZ}/contributing-to-401k?lang=es-US`, { answer: 'yes' });
    expect(half).toBe(`${QUIZ}/contributing-to-401k?pick=yes&ask=answer&lang=es-US`);
    const { html } = await open(half);
    expect(saidMissing(html)).toEqual([
      expect.stringContaining('Tu respuesta lleva a una pregunta más.'),
    ]);
    expect(selected(html)).toEqual(['yes']);
  });

  it('goes back with every answer kept, and from the first question to the start', async () => {
    const back = await send(`${QUIZ}/planning-for-retirement?a=no-no.halfway`, { go: 'back' });
    expect(back).toBe(`${QUIZ}/how-far-retirement?a=no-no.halfway&pick=halfway`);
    expect(selected((await open(back)).html)).toEqual(['halfway']);
    const first = await send(`${QUIZ}/how-far-retirement?a=yes-no`, { go: 'back' });
    expect(selected((await open(first)).html)).toEqual(['yes', 'yes-no']);
    expect(await send(`${QUIZ}/contributing-to-401k`, { go: 'back' })).toBe(QUIZ);
  });

  it('does not count a branch that is hidden', async () => {
    const fields = {
      answer: 'no',
      'answer-no': 'no',
      'answer-yes': 'yes',
      'answer-yes-yes': 'yes',
    };
    const next = await send(`${QUIZ}/contributing-to-401k`, fields);
    expect(next).toBe(`${QUIZ}/how-far-retirement?a=no-no`);
  });

  it('of somebody who came in at a later question asks what is still open', async () => {
    const answers = '....water';
    const next = await send(`${QUIZ}/financial-future-sentiment?a=${answers}`, { answer: 'soso' });
    expect(next).toBe(`${QUIZ}/contributing-to-401k?a=....water.soso`);
  });

  it.each(['<b>', 'x'.repeat(900), '%0d%0aSet-Cookie:a=b', 'no-no.halfway.......'])(
    'drops answers nobody has: %s',
    async (answers) => {
      const next = await send(`${QUIZ}/retirement-vacation?a=${answers}`, { answer: 'home' });
      expect(next).toMatch(
        /^\/retirement\/generic\/quiz\/financial-future-sentiment\?a=[a-z.-]*home$/,
      );
    },
  );

  it('refuses a post from another site and a question nobody asks', async () => {
    const foreign = await fetch(`${server.base}${QUIZ}/retirement-vacation`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'https://evil.example',
      },
      body: 'answer=home',
    });
    expect(foreign.status).toBe(403);
    const unknown = await fetch(`${server.base}${QUIZ}/no-such-question`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'answer=home',
    });
    expect(unknown.status).toBe(404);
  });
});

describe('the progress of the quiz', () => {
  it.each(QUESTIONS.map(({ slug }, index) => ({ slug, index })))(
    'at $slug is the floor of the percentage',
    async ({ slug, index }) => {
      const { html } = await open(`${QUIZ}/${slug}`);
      const bars = findElements(html, 'div').filter(
        ({ attributes }) => attributes['role'] === 'progressbar',
      );
      const percent = [16, 33, 50, 66, 83, 100][index];
      expect(bars.map(({ attributes }) => attributes)).toEqual([
        expect.objectContaining({
          'aria-valuenow': String(percent),
          'aria-valuetext': `Question ${index + 1} of 6`,
        }),
      ]);
      expect(html).toContain(`x2="${percent}%"`);
    },
  );
});

describe('the result', () => {
  it.each(ANIMALS)('of a %s shows it, its steps, its plan and the other four', async (animal) => {
    for (const query of ['', '&lang=es-US']) {
      const { html } = await open(`${QUIZ}/result?animal=${animal}${query}`);
      const view = server.content.current.persona.animals.get(animal);
      const code = query === '' ? 'en' : 'es';
      const words = textOf(partOf(html, 'main'));
      expect(words).toContain(view?.title[code]);
      const company = server.content.current.companies.get('generic');
      const withFigures = createFillIn({ planYear: 2026, company, code });
      for (const step of withFigures(view?.steps ?? [])) expect(words).toContain(step.title[code]);
      const hrefs = hrefsOf(partOf(html, 'main')).map((href) => href.replace(/\?.*/, ''));
      expect(hrefs).toContain(`/retirement/generic/action-plan/${animal}`);
      expect(hrefs).toContain(QUIZ);
      const others = hrefs.filter((href) => href.includes('/quiz/animals/'));
      expect(others).toEqual(
        ANIMALS.filter((other) => other !== animal).map((other) => `${QUIZ}/animals/${other}`),
      );
      expect(words).not.toContain('Determining');
    }
  });

  it('without an animal invites to the quiz', async () => {
    const { status, html } = await open(`${QUIZ}/result`);
    expect(status).toBe(200);
    expect(findElement(html, 'h1').text).toBe('No animal yet');
  });
});

describe('what nobody wrote', () => {
  it.each([
    `${QUIZ}/no-such-question`,
    `${QUIZ}/animals/bear`,
    `${QUIZ}/animals`,
    '/retirement/generic/action-plan/bear',
    '/retirement/generic/action-plan',
    '/retirement/generic/action-plan/bear/reminder',
    '/retirement/nobody/quiz',
    '/retirement/generic',
    '/retirement/generic/faqs',
    '/generic/action-plan/owl',
  ])('%s is the not-found page', async (address) => {
    const { status, html } = await open(address);
    expect(status).toBe(404);
    expect(findElement(html, 'h1').text).toContain('already enjoying its retirement');
  });
});

describe('a parameter', () => {
  it.each([
    { what: 'a pick nobody offers', from: `${QUIZ}/retirement-vacation?pick=desert` },
    { what: 'the answers given', from: `${QUIZ}/retirement-vacation?a=no-no.there&uid=7` },
    {
      what: 'the animal of another page',
      from: `${QUIZ}/retirement-vacation?animal=owl&from=quiz`,
    },
  ])('with $what leaves the page as everybody shares it', async ({ from }) => {
    const shared = await open(`${QUIZ}/retirement-vacation`);
    expect((await open(from)).html).toBe(shared.html);
  });

  it('of the quiz makes no copies of other pages', async () => {
    const plain = await fetch(`${server.base}/generic/faqs`);
    const asked = await fetch(
      `${server.base}/generic/faqs?pick=water&animal=owl&ask=answer&from=quiz`,
    );
    expect(asked.headers.get('ETag')).toBe(plain.headers.get('ETag'));
  });

  it('that names no animal is no animal', async () => {
    expect((await open(`${QUIZ}/result?animal=bear`)).html).toBe(
      (await open(`${QUIZ}/result`)).html,
    );
  });
});

describe('the home page', () => {
  it('shows the five and leads to the quiz', async () => {
    const { html } = await open('/riverbend?lang=es-US');
    const hrefs = hrefsOf(partOf(html, 'main'));
    expect(hrefs).toContain('/retirement/riverbend/quiz?lang=es-US');
    for (const animal of ANIMALS)
      expect(hrefs).toContain(`/retirement/riverbend/quiz/animals/${animal}?lang=es-US`);
    expect(textOf(html)).toContain('Cinco animales, cinco maneras de jubilarse');
  });
});
