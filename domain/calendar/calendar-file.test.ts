import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#tests/support/any-text.ts';
import { dateAfter, foldLine, writeCalendarFile } from './calendar-file.ts';

const STAMP = Date.UTC(2026, 10, 20, 23, 59, 58, 999);

const anyLine = fc.array(anyCharacter, { maxLength: 200 }).map((characters) => characters.join(''));

function write(text: string): string {
  return writeCalendarFile({
    name: text,
    language: 'es-US',
    stamp: STAMP,
    events: [
      {
        uid: 'owl-count@acme',
        date: '2026-12-31',
        summary: text,
        description: text,
        url: 'https://retire.example.com/plan?lang=es-US',
      },
    ],
  });
}

// oxlint-disable-next-line no-control-regex -- the format forbids exactly these
const FORBIDDEN = /[\u0000-\u0008\u000B-\u001F\u007F]/g;

function unfold(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n');
}

function unescape(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, mark: string) => (mark === 'n' ? '\n' : mark));
}

describe('a calendar file', () => {
  it('is whole-day entries with a stamp, an address and a reminder in the morning', () => {
    expect(unfold(write('Paso 1'))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Sendero//Action plan//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME;LANGUAGE=es-US:Paso 1',
      'BEGIN:VEVENT',
      'UID:owl-count@acme',
      'DTSTAMP:20261120T235958Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY;LANGUAGE=es-US:Paso 1',
      'DESCRIPTION;LANGUAGE=es-US:Paso 1',
      'URL:https://retire.example.com/plan?lang=es-US',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION;LANGUAGE=es-US:Paso 1',
      'TRIGGER:PT9H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('escapes what has a meaning in the format', () => {
    const [, summary] = /SUMMARY[^:]*:([^\r]*)/.exec(write('a, b; c\\d\r\ne')) ?? [];
    expect(summary).toBe(String.raw`a\, b\; c\\d\ne`);
  });

  it('ends every line with CRLF, keeps it within 75 bytes and loses no character', () => {
    fc.assert(
      fc.property(anyLine, (text) => {
        const file = write(text);
        expect(file.endsWith('\r\n')).toBe(true);
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
        const summary = unfold(file).find((line) => line.startsWith('SUMMARY')) ?? '';
        const kept = text.replaceAll(/\r\n?/g, '\n').replaceAll(FORBIDDEN, '');
        expect(unescape(summary.slice(summary.indexOf(':') + 1))).toBe(kept);
      }),
    );
  });

  it('never divides a character', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        for (const part of foldLine(line).split('\r\n '))
          expect(part).toBe(Buffer.from(part).toString());
      }),
    );
  });
});

describe('a deadline', () => {
  it.each([
    { days: 7, date: '2026-11-27' },
    { days: 30, date: '2026-12-20' },
    { days: 90, date: '2027-02-18' },
  ])('of $days days from 20 November 2026 is $date', ({ days, date }) => {
    expect(dateAfter(STAMP, days)).toBe(date);
  });
});
