import type { AnimalView } from '#contracts/views/persona.ts';
import type { Company } from '#contracts/content/company.ts';
import type { Language } from '#domain/language/language.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import { dateAfter, writeCalendarFile } from '#domain/calendar/calendar-file.ts';

interface CalendarOfPlan {
  animal: AnimalView;
  company: Company;
  origin: string;
  language: Language;
  now: number;
}

export function presentCalendar({
  animal,
  company,
  origin,
  language,
  now,
}: CalendarOfPlan): string {
  return writeCalendarFile({
    name: `${company.name}: ${animal.title}`,
    language,
    stamp: now,
    events: animal.steps.map((step) => {
      const url = `${origin}${withLanguage(`/${company.companyId}/${step.link.path}`, language)}`;
      return {
        uid: `${animal.plan}-${step.id}-${company.companyId}@${new URL(origin).hostname}`,
        date: dateAfter(now, step.withinDays),
        summary: step.title,
        description: `${step.text}\n${step.link.label}: ${url}`,
        url,
      };
    }),
  });
}
