import { act } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from '#tests/support/samples/sample-of.ts';
import { EVERY_PAGE } from '#tests/support/page-addresses.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

// This file runs with React's build for development (`vitest.config.ts`). What that one warns of fails a test.
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('React’s build for development', () => {
  it('is the one that draws these pages', () => {
    expect(act).toBeTypeOf('function');
  });

  it.each(EVERY_PAGE.filter(sampleOf(EVERY_PAGE, ({ kind }) => kind)))(
    'warns of nothing on $address',
    async ({ address }) => {
      await (await fetch(`${server.base}${address}`)).text();
      expect(server.logged().filter(({ event }) => event === 'page-failed')).toEqual([]);
    },
  );
});
