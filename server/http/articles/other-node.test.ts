import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { partOf, textOf } from '#tests/support/read-html.ts';
import { sendRequest } from '../../../scripts/requests/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const VESTING = '/generic/articles/vesting/when-the-match-is-yours';
const LATER_MS = 6_000;

async function likesOn(server: TestServer): Promise<string> {
  const { body } = await sendRequest(server, { target: VESTING });
  return textOf(partOf(body.toString(), 'form'));
}

describe('a like that another node has taken', () => {
  it.each([
    { where: 'at the edge', environment: {} },
    { where: 'behind a proxy', environment: { TRUST_PROXY: '1' } },
  ])('is seen on this one, too, though all its pages are kept: $where', async ({ environment }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sendero-nodes-'));
    const shared = { ...environment, DATABASE_URL: `sqlite:${path.join(folder, 'both.sqlite')}` };
    let time = Date.now();
    const here = await startTestServer({ environment: shared, now: () => time });
    const there = await startTestServer({ environment: shared, now: () => time });
    try {
      for (let visit = 0; visit < 3; visit += 1)
        expect(await likesOn(here)).not.toContain('1 like');
      const query = 'articleRatingType=LIKES&articleRatingActionType=LIKE';
      const target = `/po/content/articles/vesting/rating?${query}`;
      await sendRequest(there, { method: 'POST', target });
      time += LATER_MS;
      await expect.poll(() => likesOn(here)).toContain('1 like');
    } finally {
      await here.close();
      await there.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
