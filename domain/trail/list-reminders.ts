import { dateAfter } from '../calendar/calendar-file.ts';
import { addMonths } from '../time/add-months.ts';

/** After half a year a trail is looked at again; the mail of an action plan comes then, too. */
const LOOK_BACK_MONTHS = 6;
export const LOOK_BACK = 'look-back';

interface DatedStep {
  id: string;
  withinDays: number;
}

/** What a calendar reminds of: each open step on its day, and a look back. The days count from now. */
export function listReminders(
  openSteps: readonly DatedStep[],
  now: number,
): Array<{ id: string; date: string }> {
  return [
    ...openSteps.map(({ id, withinDays }) => ({ id, date: dateAfter(now, withinDays) })),
    { id: LOOK_BACK, date: dateAfter(addMonths(now, LOOK_BACK_MONTHS), 0) },
  ];
}
