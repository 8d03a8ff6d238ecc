import { answers } from '#tests/support/texts/every-text.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFormSite, type FormSite } from '#tests/support/mail/form-site.ts';

const ARTICLE = '/generic/articles/compounding/how-savings-grow-on-their-own';
const CALL =
  '/po/content/articles/compounding/rating?articleRatingType=LIKES&articleRatingActionType=LIKE';

let site: FormSite;

beforeAll(async () => {
  site = await startFormSite();
});
afterAll(() => site.close());

describe('a like while the database takes nothing', () => {
  it.each(['en', 'es'] as const)('is refused with 503, a code and words in %s', async (code) => {
    const query = code === 'es' ? '&lang=es-US' : '';
    const response = await site.without('article_likes', () =>
      fetch(`${site.base}${CALL}${query}`, { method: 'POST' }),
    );
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    const message = answers[code]['database-unavailable'];
    expect(await response.json()).toMatchObject({
      error: { code: 'database-unavailable', message },
    });
  });

  it('leads back to an article that says so, without a script', async () => {
    const response = await site.without('article_likes', () =>
      fetch(`${site.base}${ARTICLE}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Accept: 'text/html' },
        body: new URLSearchParams({ articleRatingActionType: 'LIKE' }),
      }),
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`${ARTICLE}?rated=failed`);
  });
});
