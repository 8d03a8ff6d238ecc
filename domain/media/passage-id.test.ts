import { describe, expect, it } from 'vitest';
import { passageId, secondsInHash } from './passage-id.ts';

describe('the id of a passage', () => {
  it('names the recording and the whole second before it is said', () => {
    expect(passageId('mm-match-en-avs', 4.733)).toBe('mm-match-en-avs-t4');
    expect(secondsInHash('#mm-match-en-avs-t4', 'mm-match-en-avs')).toBe(4);
  });

  it.each(['', '#watch', '#mm-fees-en-avs-t4', '#mm-match-en-avs-t', '#mm-match-en-avs-t4x'])(
    'of another recording or of none says nothing: %j',
    (hash) => {
      expect(secondsInHash(hash, 'mm-match-en-avs')).toBeUndefined();
    },
  );
});
