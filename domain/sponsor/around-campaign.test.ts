import { expect, it } from 'vitest';
import { listCodes, lookAroundCampaign } from './around-campaign.ts';
import { tellMonth, type ToldMonth } from './tell-month.ts';

const told = new Map(
  [100, 120, 140, 300, 210, 200, 190].map((count, at): [string, ToldMonth] => {
    const month = `2026-0${at + 1}`;
    const sums = [
      { event: 'visit started', detail: 'first', count: count - 30 },
      { event: 'visit started', detail: 'first qr', count: 30 },
    ];
    return [month, tellMonth(month, { sums, votes: {} }, ['qr'])];
  }),
);

it('whole months before and after a campaign are compared, and its own is neither', () => {
  expect(lookAroundCampaign({ month: '2026-04', kind: 'qr' }, told)).toEqual({
    month: '2026-04',
    kind: 'qr',
    before: 120,
    during: 300,
    after: 200,
    withCode: 120,
  });
});

it('where a month is not told, nothing is said of the months around it', () => {
  expect(lookAroundCampaign({ month: '2026-06', kind: 'event' }, told)).toMatchObject({
    before: 217,
    during: 200,
    after: undefined,
    withCode: undefined,
  });
});

it('the codes of a company are those of its campaigns, each once', () => {
  const month = '2026-04';
  expect(
    listCodes([
      { month, kind: 'qr' },
      { month, kind: 'event' },
      { month, kind: 'mail' },
      { month, kind: 'qr' },
    ]),
  ).toEqual(['mail', 'qr']);
});
