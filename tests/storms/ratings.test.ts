import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RatingAnswer } from '#contracts/calls/rating.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { sendRequest } from '../../scripts/requests/send-request.ts';
import { stormSize } from '../support/samples/storm-size.ts';

type Action = 'LIKE' | 'UNLIKE';

interface Rating {
  visitor: string;
  action: Action;
}

const RATINGS = stormSize({ sample: 200, whole: 1_000 });

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { VOTES_PER_NETWORK: '100000' } });
});
afterAll(() => server.close());

function rateTogether(ratings: readonly Rating[]): Promise<RatingAnswer[]> {
  return Promise.all(ratings.map(rate));
}

async function rate({ visitor, action }: Rating): Promise<RatingAnswer> {
  const query = `articleRatingType=LIKES&articleRatingActionType=${action}`;
  const { status, body } = await sendRequest(server, {
    method: 'POST',
    target: `/po/content/articles/compounding/rating?${query}`,
    headers: [
      ['Host', 'localhost'],
      ['Cookie', `sendero_visitor=${visitor}`],
    ],
  });
  expect(status).toBe(200);
  return JSON.parse(body.toString()) as RatingAnswer;
}

/** What everybody has counted so far: somebody who never liked it takes their like back. */
async function countLikes(): Promise<number> {
  return (await rate({ visitor: randomUUID(), action: 'UNLIKE' })).likes;
}

describe('ratings that come all at once', () => {
  it('of as many visitors are all counted, and half of them taken back', async () => {
    const visitors = Array.from({ length: RATINGS }, () => randomUUID());
    await rateTogether(visitors.map((visitor) => ({ visitor, action: 'LIKE' })));
    expect(await countLikes()).toBe(RATINGS);
    await rateTogether(
      visitors.map((visitor, at) => ({ visitor, action: at % 2 === 0 ? 'UNLIKE' : 'LIKE' })),
    );
    expect(await countLikes()).toBe(RATINGS / 2);
  });

  it('of one visitor never count more than one', async () => {
    const visitor = randomUUID();
    const before = await countLikes();
    const toggles = Array.from({ length: RATINGS }, (_, at): Rating => {
      return { visitor, action: at % 2 === 0 ? 'UNLIKE' : 'LIKE' };
    });
    const answers = await rateTogether(toggles);
    const counted = new Set(answers.map(({ likes }) => likes - before));
    expect([...counted].filter((likes) => likes !== 0 && likes !== 1)).toEqual([]);
    expect(await rate({ visitor, action: 'LIKE' })).toMatchObject({ likes: before + 1 });
    expect(await rate({ visitor, action: 'UNLIKE' })).toMatchObject({ likes: before });
  });
});
