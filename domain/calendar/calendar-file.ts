interface CalendarEvent {
  /**
   * The id is the same for the same step, so that importing it twice changes the entry instead of
   * adding another.
   */
  uid: string;
  /** The date of the whole-day entry, such as `2026-11-27`. */
  date: string;
  summary: string;
  description: string;
  url: string;
}

interface CalendarFile {
  name: string;
  language: string;
  /** The time at which the file is made, in epoch milliseconds. */
  stamp: number;
  events: readonly CalendarEvent[];
}

const DAY_MS = 86_400_000;
/** The most bytes in a line without its end (RFC 5545, 3.1). */
const LINE_BYTES = 75;
/** The reminder comes on the morning of the day. */
const ALARM = 'PT9H';

/** The date, in UTC, that many days after a moment. */
export function dateAfter(moment: number, days: number): string {
  return new Date(moment + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Writes a calendar as in RFC 5545: whole-day entries that do not block the day, each with a
 * reminder.
 */
export function writeCalendarFile(file: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sendero//Action plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME;LANGUAGE=${file.language}:${escapeText(file.name)}`,
    ...file.events.flatMap((event) => eventLines(event, file)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, { language, stamp }: CalendarFile): string[] {
  const nextDay = dateAfter(Date.parse(event.date), 1);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${compact(new Date(stamp).toISOString().replace(/\.\d+/, ''))}`,
    `DTSTART;VALUE=DATE:${compact(event.date)}`,
    `DTEND;VALUE=DATE:${compact(nextDay)}`,
    `SUMMARY;LANGUAGE=${language}:${escapeText(event.summary)}`,
    `DESCRIPTION;LANGUAGE=${language}:${escapeText(event.description)}`,
    `URL:${event.url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION;LANGUAGE=${language}:${escapeText(event.summary)}`,
    `TRIGGER:${ALARM}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

function compact(date: string): string {
  return date.replaceAll(/[-:]/g, '');
}

function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(CONTROL, '');
}

// oxlint-disable-next-line no-control-regex -- the format forbids exactly these
const CONTROL = /[\u0000-\u0008\u000A-\u001F\u007F]/g;

/** Folds long lines with a line end and a space, never within a character. */
export function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = byteLength(character);
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

function byteLength(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}
