import { redirect, UNSAFE_ErrorResponseImpl as RouteError } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadOrGoWithout } from './load-or-go-without.ts';

const MISSING = { landing: undefined };

function failWith(error: Error | Response | RouteError) {
  return loadOrGoWithout(async () => {
    throw error;
  }, MISSING);
}

describe('content that a page can go without', () => {
  it('is what the server answers', async () => {
    const content = { landing: 'nine sections' };
    expect(await loadOrGoWithout(() => Promise.resolve(content), MISSING)).toBe(content);
  });

  it.each([
    { what: 'nothing came', error: new TypeError('Failed to fetch') },
    { what: 'the server failed', error: new RouteError(500, 'Internal Server Error', null) },
    { what: 'the server is full', error: new RouteError(503, 'Service Unavailable', null) },
  ])('is missing when $what', async ({ error }) => {
    expect(await failWith(error)).toBe(MISSING);
  });

  it.each([
    { what: 'there is no such page', error: new RouteError(404, 'Not Found', null) },
    { what: 'the page is elsewhere', error: redirect('/generic/404') },
  ])('is not called missing when $what', async ({ error }) => {
    await expect(failWith(error)).rejects.toBe(error);
  });
});
