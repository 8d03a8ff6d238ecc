import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
