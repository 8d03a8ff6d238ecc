import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ERROR_STATUS } from '#contracts/errors.ts';
import { loadDescribedCalls, type DescribedCalls } from '#tests/support/described-calls.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe('the description of the calls', () => {
  let server: TestServer;
  let calls: DescribedCalls;

  beforeAll(async () => {
    server = await startTestServer();
    calls = await loadDescribedCalls(server.base);
  });
  afterAll(() => server.close());

  it('is an OpenAPI 3.1 document of this version of the product', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(calls.document).toMatchObject({ openapi: '3.1.0', info: { version } });
  });

  it('names every call of the specification, and those beside it', () => {
    const described = Object.entries(calls.document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual([
      'GET /healthz',
      'GET /po/calculator/retirement/constants',
      'GET /po/calculator/retirement/goal',
      'GET /po/captcha/challenge',
      'GET /po/consent.css',
      'GET /po/content/action-plans/{company}/{animal}/calendar.ics',
      'GET /po/content/companies',
      'GET /po/content/companies/{id}',
      'GET /po/content/companies/{id}/resources',
      'GET /po/content/companies/{id}/virtual-event',
      'GET /po/content/fragments',
      'GET /po/openapi.json',
      'GET /po/print/{company}/codes/{code}',
      'GET /po/print/{company}/{sheet}',
      'GET /po/sponsor/{token}',
      'GET /po/sponsor/{token}/figures.csv',
      'GET /po/sponsor/{token}/figures.json',
      'GET /po/unsubscribe/{token}',
      'GET /readyz',
      'POST /po/action-plan/email',
      'POST /po/calculator/retirement/goal',
      'POST /po/consent',
      'POST /po/contact',
      'POST /po/content/articles',
      'POST /po/content/articles/next',
      'POST /po/content/articles/{id}/rating',
      'POST /po/csp-reports',
      'POST /po/events',
      'POST /po/flags',
      'POST /po/poll',
      'POST /po/unsubscribe/{token}',
    ]);
  });

  it('says of every status a call may answer with which codes stand behind it', () => {
    const statuses = Object.values(calls.document.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap((call) => Object.keys(call.responses))
      .filter((status) => Number(status) >= 400);
    const known = new Set(Object.values(ERROR_STATUS).map(String));
    expect(statuses.length).toBeGreaterThan(10);
    expect(statuses.filter((status) => !known.has(status))).toEqual([]);
  });

  it('names each part of a path as a required parameter', () => {
    for (const [path, methods] of Object.entries(calls.document.paths)) {
      const parts = Array.from(path.matchAll(/\{(\w+)\}/g), (match) => match[1]);
      for (const call of Object.values(methods)) {
        const declared = call.parameters.filter((parameter) => parameter.in === 'path');
        expect(declared.map((parameter) => parameter.name)).toEqual(parts);
        expect(declared.every((parameter) => parameter.required)).toBe(true);
      }
    }
  });

  it('describes a body that the server itself accepts or refuses alike', async () => {
    const call = calls.document.paths['/po/content/articles/next']?.['post'];
    const schema = z.fromJSONSchema(call?.requestBody?.content['application/json'].schema ?? false);
    const bodies = [
      { numberOfArticles: 3 },
      {
        numberOfArticles: 3,
        articleRatingType: 'LIKES',
        tagsQueryString: '',
        exclusionArticles: [],
      },
      { numberOfArticles: 0 },
      { numberOfArticles: 51 },
      { numberOfArticles: 1.5 },
      { numberOfArticles: '3' },
      { numberOfArticles: 3, articleRatingType: 'STARS' },
      { numberOfArticles: 3, surprise: true },
      {},
    ];
    const described = bodies.map((body) => schema.safeParse(body).success);
    const answered = await Promise.all(
      bodies.map(async (body) => {
        const response = await fetch(`${server.base}/po/content/articles/next`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
        await response.arrayBuffer();
        return response.status === 200;
      }),
    );
    expect(described).toEqual(answered);
    expect(new Set(answered)).toEqual(new Set([true, false]));
  });
});
