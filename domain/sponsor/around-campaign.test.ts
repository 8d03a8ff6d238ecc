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
    withCode: { count: 120, untold: 0 },
  });
});

it('a month that is not told makes what came by a code a part of it', () => {
  const few = tellMonth(
    '2026-05',
    {
      sums: [
        { event: 'visit started', detail: 'first', count: 210 },
        { event: 'visit started', detail: 'first qr', count: 3 },
      ],
      votes: {},
    },
    ['qr'],
  );
  const { withCode } = lookAroundCampaign(
    { month: '2026-04', kind: 'qr' },
    new Map([...told, ['2026-05', few]]),
  );
  expect(withCode).toEqual({ count: 90, untold: 1 });
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
