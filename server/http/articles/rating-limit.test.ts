import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '#tests/support/test-server.ts';

const LIKE = 'articleRatingType=LIKES&articleRatingActionType=LIKE';

describe('likes of one network', () => {
  it('are counted up to a limit, whatever cookies they bring', async () => {
    const strict = await startTestServer({
      environment: { VOTES_PER_NETWORK: '3' },
      now: () => Date.UTC(2026, 10, 20, 10, 30),
    });
    try {
      const statuses: number[] = [];
      for (let count = 0; count < 5; count += 1) {
        const headers = { Cookie: `sendero_visitor=${randomUUID()}` };
        const path = `${strict.base}/po/content/articles/vesting/rating?${LIKE}`;
        const response = await fetch(path, { method: 'POST', headers });
        statuses.push(response.status);
        if (response.status !== 429) continue;
        expect(response.headers.get('Retry-After')).toBe('1800');
        expect(await response.json()).toMatchObject({
          error: { code: 'too-many-requests' },
        });
      }
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
      const form = await fetch(`${strict.base}/generic/articles/vesting/when-the-match-is-yours`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ articleRatingActionType: 'LIKE' }),
      });
      expect(form.headers.get('Location')).toContain('rated=failed');
    } finally {
      await strict.close();
    }
  });
});
