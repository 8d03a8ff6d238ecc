import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { ANIMAL_CODES, ANIMALS } from '#domain/persona/animals.ts';
import { anyText } from '#tests/support/any-text.ts';
import { describeEvents } from './describe-events.ts';
import { countEvents } from '../calls/events.ts';
import { trackedEventSchema } from './tracked-event.ts';
import { EVENT_EXAMPLES } from '#tests/support/event-examples.ts';

const accepts = (event: unknown): boolean => z.safeParse(trackedEventSchema, event).success;

/** Fields that identify a person or hold typed text. */
const PERSONAL = [
  'jane.doe@example.com',
  'Jane Doe',
  '555-123-4567',
  '54321',
  'member-8839201',
  '$48,000',
  'https://example.com/?uid=7',
  '/generic?uid=7',
  '../../etc/passwd',
  '<script>',
  'x'.repeat(200),
  'ñ',
];

describe('every event', () => {
  it('has an example, and only one name', () => {
    const names = describeEvents().map(({ name }) => name);
    expect(EVENT_EXAMPLES.map(({ event }) => event)).toEqual(names);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(EVENT_EXAMPLES)('$event is taken as it is', (example) => {
    expect(accepts(example)).toBe(true);
  });

  it.each(ANIMALS)(
    'of a visitor who walks as %s is taken, with the code of that animal',
    (animal) => {
      const [load, data] = ['page load', 'page data'].map((name) =>
        EVENT_EXAMPLES.find(({ event }) => event === name),
      );
      const animalCode = ANIMAL_CODES[animal];
      expect(accepts({ ...load, personaSegment: animal, animalCode })).toBe(true);
      expect(accepts({ ...data, personaSegment: animal })).toBe(true);
    },
  );

  it.each(EVENT_EXAMPLES)('$event refuses a field it does not know', (example) => {
    for (const field of ['uid', 'email', 'name2', 'salary', 'url', '__proto__2'])
      expect(accepts({ ...example, [field]: 'x' })).toBe(false);
  });

  it.each(EVENT_EXAMPLES)('$event refuses to miss a field', (example) => {
    const { fields = [] } = describeEvents().find(({ name }) => name === example.event) ?? {};
    const mayMiss = fields.filter(({ isOptional }) => isOptional).map(({ name }) => name);
    expect(mayMiss).toEqual(example.event === 'visit started' ? ['via'] : []);
    for (const field of Object.keys(example)) {
      const { [field as 'event']: _gone, ...rest } = example;
      expect(accepts(rest), field).toBe(mayMiss.includes(field));
    }
  });

  it.each(EVENT_EXAMPLES)('$event refuses what says who somebody is', (example) => {
    for (const [field, value] of Object.entries(example)) {
      if (typeof value !== 'string') continue;
      for (const personal of PERSONAL)
        expect(accepts({ ...example, [field]: personal }), `${field}: ${personal}`).toBe(false);
    }
  });

  it('takes no text but plain names, whatever is put into a field', () => {
    const fields = EVENT_EXAMPLES.flatMap((example) =>
      Object.entries(example)
        .filter(([, value]) => typeof value === 'string')
        .map(([field]) => ({ example, field })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...fields), anyText, ({ example, field }, text) => {
        if (accepts({ ...example, [field]: text }))
          expect(text).toMatch(/^(?!(?:\D*\d){5})[A-Za-z0-9: /.[\]-]{0,240}$/);
      }),
    );
  });
});

describe('a name that is no event', () => {
  it.each(['', 'page', 'Page Load', 'constructor', 7, null, undefined])(
    '%s is refused',
    (event) => {
      expect(accepts({ event })).toBe(false);
    },
  );
});

describe('what is sent', () => {
  const event = { event: 'testing view', view: 'home' };

  it.each([
    { body: { company: 'generic', events: [event] }, isTaken: true },
    { body: { company: 'generic', events: [] }, isTaken: false },
    {
      body: { company: 'generic', events: Array.from({ length: 51 }, () => event) },
      isTaken: false,
    },
    { body: { company: 'Jane Doe', events: [event] }, isTaken: false },
    { body: { company: 'generic', events: [event], uid: 'x' }, isTaken: false },
    { body: { events: [event] }, isTaken: false },
  ])('as $body.company is taken: $isTaken', ({ body, isTaken }) => {
    expect(z.safeParse(countEvents.body, body).success).toBe(isTaken);
  });
});

describe('the description of the events', () => {
  it('says of each field what it may hold', () => {
    for (const { name, fields } of describeEvents()) {
      for (const field of fields) {
        const says = field.values ?? field.rule;
        expect(says, `${name} ${field.name}`).toBeTruthy();
        expect(says).not.toContain('undefined');
      }
    }
    expect(describeEvents().find(({ name }) => name === 'price slider')?.fields).toEqual([
      { name: 'year', values: undefined, rule: '1900 … 2100', isOptional: false },
    ]);
  });
});
