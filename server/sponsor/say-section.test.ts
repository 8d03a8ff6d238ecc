import { describe, expect, it } from 'vitest';
import type { ToldSum } from '#domain/sponsor/sum-months.ts';
import { sponsorWords } from '../content/catalogues.ts';
import { drawBar } from './draw-charts.ts';
import type { SponsorReport } from './make-report.ts';
import { saySection } from './say-section.ts';

const report = { language: 'en-US', words: sponsorWords.en } as SponsorReport;
const say = (...sums: ToldSum[]): string =>
  saySection(
    { name: 'pages', title: '', figures: sums.map((sum, at) => ({ label: `No. ${at}`, sum })) },
    report,
  );

describe('the highest figure of a section', () => {
  it('is said where all that it is compared with are told in full', () => {
    expect(say({ count: 20, untold: 0 }, { count: 45, untold: 0 })).toBe(
      'Highest of the figures told: No. 1, 45.',
    );
    expect(say({ count: 20, untold: 0 }, { count: 45, untold: 2 })).toBe(
      'Highest of the figures told: No. 1, 45 or more.',
    );
  });

  it.each<{ other: ToldSum }>([
    { other: { count: 40, untold: 1 } },
    { other: { count: undefined, untold: 3 } },
  ])('is said with what it leaves open where another is told in part: $other', ({ other }) => {
    expect(say(other, { count: 45, untold: 0 })).toBe(
      'Highest in the months that are told: No. 1, 45. Some months are not told, so another figure may be higher.',
    );
  });
});

describe('the bar of a figure', () => {
  it('ends where the figure does', () => {
    expect(drawBar({ count: 50, untold: 0 }, 50).text).not.toContain('<line');
  });

  it('goes on in dashes where it may be more, within the width', () => {
    const { text } = drawBar({ count: 50, untold: 1 }, 50);
    expect(text).toContain('class="more"');
    expect(text).toContain('x2="100.00%"');
  });
});
