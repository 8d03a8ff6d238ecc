import { writeCalendarFile } from '#domain/calendar/calendar-file.ts';
import type { Language } from '#domain/language/language.ts';
import { listReminders, LOOK_BACK } from '#domain/trail/list-reminders.ts';
import type { MyTrailState } from './use-trail.ts';

interface ReminderWords {
  name: string;
  lookBack: { title: string; text: string };
  /** The whole address of the trail. */
  address: string;
  companyId: string;
  language: Language;
  now: number;
}

/** Writes what is open into a calendar; made in the browser, so that no server learns of it. */
export function writeReminders(
  { plan, done }: Pick<MyTrailState, 'plan' | 'done'>,
  { name, lookBack, address, companyId, language, now }: ReminderWords,
): string {
  const open = plan?.steps.filter(({ id }) => !done.includes(id)) ?? [];
  const words = new Map([
    ...open.map(({ id, title, text }) => [id, { title, text }] as const),
    [LOOK_BACK, lookBack],
  ]);
  return writeCalendarFile({
    name,
    language,
    stamp: now,
    events: listReminders(open, now).map(({ id, date }) => {
      const { title, text } = words.get(id) ?? lookBack;
      return {
        // A step has the id that the calendar of its action plan gives it: added twice, it is one entry.
        uid: `${id === LOOK_BACK ? 'trail' : plan?.plan}-${id}-${companyId}@${new URL(address).hostname}`,
        date,
        summary: title,
        description: `${text}\n${address}`,
        url: address,
      };
    }),
  });
}
