import { expect, it } from 'vitest';
import { listReminders } from './list-reminders.ts';

const NOW = Date.UTC(2026, 10, 20, 18, 0);

it('a calendar reminds of each open step on its day, and of a look back after six months', () => {
  expect(
    listReminders(
      [
        { id: 'a', withinDays: 14 },
        { id: 'b', withinDays: 60 },
      ],
      NOW,
    ),
  ).toEqual([
    { id: 'a', date: '2026-12-04' },
    { id: 'b', date: '2027-01-19' },
    { id: 'look-back', date: '2027-05-20' },
  ]);
});
