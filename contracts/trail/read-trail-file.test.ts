import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileOfFragment, isTrailFragment, writeTrailFragment } from './trail-link.ts';
import { readTrailFile } from './read-trail-file.ts';
import { MAX_TRAIL_BYTES, writeTrailFile } from './trail-file.ts';

const TRAIL = {
  company: 'riverbend',
  plan: 'elk-fresh-start',
  done: { elk: ['count-income'] },
  read: ['fees', 'vesting'],
  hasMatch: true,
} as const;

const asTrail = (): Parameters<typeof writeTrailFile>[0] => ({
  ...TRAIL,
  done: { elk: [...TRAIL.done.elk] },
  read: [...TRAIL.read],
});

function changed(change: Record<string, unknown>): string {
  return JSON.stringify({ ...JSON.parse(writeTrailFile(asTrail())), ...change });
}

describe('the file of a trail', () => {
  it('says what was written, with its version', () => {
    expect(readTrailFile(writeTrailFile(asTrail()))).toEqual({
      kind: 'sendero-trail',
      version: 1,
      ...TRAIL,
    });
  });

  it.each([
    { what: 'text', text: 'Dear diary', mistake: 'noTrail' },
    { what: 'nothing', text: '', mistake: 'noTrail' },
    { what: 'a list', text: '[]', mistake: 'noTrail' },
    { what: 'other JSON', text: '{"kind":"recipe"}', mistake: 'noTrail' },
    { what: 'a newer one', text: changed({ version: 2 }), mistake: 'newer' },
    { what: 'one without a version', text: changed({ version: undefined }), mistake: 'broken' },
    { what: 'an animal nobody is', text: changed({ plan: 'bear' }), mistake: 'broken' },
    { what: 'steps of nobody', text: changed({ done: { bear: ['a'] } }), mistake: 'broken' },
    { what: 'markup for an id', text: changed({ read: ['<img>'] }), mistake: 'broken' },
    { what: 'a field too many', text: changed({ uid: 'abc' }), mistake: 'broken' },
    { what: 'a film', text: 'x'.repeat(MAX_TRAIL_BYTES + 1), mistake: 'tooLarge' },
  ])('is not $what, and says which mistake that is', ({ text, mistake }) => {
    expect(readTrailFile(text)).toBe(mistake);
  });

  it('never throws, whatever is opened', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readTrailFile(text)).toEqual(expect.any(String));
      }),
    );
  });
});

describe('the link of a trail', () => {
  it('brings what the file brings, the latest guides of very many, and no more than what is one', () => {
    const fragment = writeTrailFragment(asTrail());
    expect(fragment).toBe('#trail=1_riverbend_elk-fresh-start_1_elk.count-income_fees.vesting');
    expect(isTrailFragment(fragment)).toBe(true);
    expect(readTrailFile(fileOfFragment(fragment))).toEqual(
      readTrailFile(writeTrailFile(asTrail())),
    );
    const many = Array.from({ length: 90 }, (_none, at) => `guide-${at}`);
    const cut = readTrailFile(
      fileOfFragment(writeTrailFragment({ ...asTrail(), plan: undefined, done: {}, read: many })),
    );
    expect(cut).toMatchObject({ done: {}, read: many.slice(-60) });
    expect(cut).not.toHaveProperty('plan');
  });

  it.each([
    { what: 'nothing', fragment: '#trail=', mistake: 'broken' },
    { what: 'a newer one', fragment: '#trail=2_riverbend_x', mistake: 'newer' },
    { what: 'half of one', fragment: '#trail=1_riverbend_elk_1', mistake: 'noTrail' },
    { what: 'steps of nobody', fragment: '#trail=1_riverbend_elk_1_bear.a_', mistake: 'broken' },
    { what: 'markup', fragment: '#trail=1_riverbend_elk_0__<img>', mistake: 'broken' },
  ])('is not $what', ({ fragment, mistake }) => {
    expect(readTrailFile(fileOfFragment(fragment))).toBe(mistake);
  });

  it('never throws, whatever stands behind the #', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readTrailFile(fileOfFragment(`#trail=${text}`))).toEqual(expect.anything());
      }),
    );
  });
});
