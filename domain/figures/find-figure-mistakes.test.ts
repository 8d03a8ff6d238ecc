import { describe, expect, it } from 'vitest';
import { findFigureMistakes } from './find-figure-mistakes.ts';

describe('the names of figures in a line', () => {
  it.each([
    'Up to {limit.elective} in {limit.year}, and {typed $8,000} for the roof.',
    '| {if offers.catchUpSixties}60 to 63{else}60{end if} | {if offers.catchUpSixties}x{end if} |',
    ':::definition{title="What is {limit.year}?"}',
    'No figure here, and {name} is for others.',
  ])('may be right: %s', (line) => {
    expect(findFigureMistakes(line)).toEqual([]);
  });

  it('are refused where there is no such figure, with the names there are', () => {
    expect(findFigureMistakes('{limit.electiv}')).toEqual([
      expect.stringMatching(
        /^expected a figure that is known, found \{limit\.electiv\}: there are limit\.year, /,
      ),
    ]);
    expect(findFigureMistakes('{limits.elective}')).toEqual([
      expect.stringContaining('the groups are plan, limit, '),
    ]);
  });

  it.each([
    '{if offers.catchUpSixties}never ended',
    'never begun{end if}',
    'no {else} of anything',
    '{if offers.more}x{end if}',
    '{typed}',
  ])('are refused where a passage is broken: %s', (line) => {
    expect(findFigureMistakes(line)).toHaveLength(1);
  });
});
