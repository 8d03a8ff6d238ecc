import { expect, it, vi } from 'vitest';
import { startTestServer } from '#tests/support/test-server.ts';

it('a page that was kept in the old year shows the new one', async () => {
  let time = Date.UTC(2026, 11, 31, 23, 59, 59, 990);
  const server = await startTestServer({ now: () => time });
  const copyright = async (): Promise<string | undefined> =>
    /© (\d{4})/.exec(await (await fetch(`${server.base}/generic`)).text())?.[1];
  try {
    expect(await copyright()).toBe('2026');
    time += 20;
    await vi.waitFor(async () => expect(await copyright()).toBe('2027'), {
      timeout: 20_000,
    });
  } finally {
    await server.close();
  }
});
