import { roundEnd, roundSteps } from '#domain/drawing/round-steps.ts';
import type { ToldSum } from '#domain/sponsor/sum-months.ts';
import { markup, type SafeHtml } from '../html/markup.ts';
import type { SponsorReport } from './make-report.ts';
import { sayMonth, sayNumber, sayTold } from './say-figures.ts';

const HEIGHT = 220;
const TOP = 20;
const GROUND = 190;
const TICKS = 3;
/** How much of the width bars take, and the dashes behind one that may be longer. */
const WHOLE_BARS = 92;
const MORE = 8;

/**
 * Draws a column for each month. Across, everything is a share of the width and no more than three
 * months are named, so that the words stay as large as the text on a phone.
 */
export function drawMonths(report: SponsorReport, titleId: string): SafeHtml {
  const { byMonth, language } = report;
  const most = roundEnd(Math.max(...byMonth.map(({ visits }) => visits ?? 0), 1), TICKS);
  const up = (count: number): number => GROUND - (count / most) * (GROUND - TOP);
  const column = 100 / byMonth.length;
  const lines = roundSteps(0, most, TICKS + 1).map(
    (count) =>
      markup`<line class="base" x1="0" x2="100%" y1="${up(count)}" y2="${up(count)}" /><text
          x="0"
          y="${up(count) - 4}"
        >
          ${count === 0 ? '' : sayNumber(count, language)}
        </text>`,
  );
  const bars = byMonth.map(({ visits }, at) => {
    const x = share(at * column + column * 0.2);
    if (visits === undefined)
      return markup`<line class="base" x1="${x}" x2="${share(at * column + column * 0.8)}" y1="${GROUND - 4}" y2="${GROUND - 4}" stroke-dasharray="2 4" />`;
    return markup`<rect
      class="bar"
      x="${x}"
      y="${up(visits)}"
      width="${share(column * 0.6)}"
      height="${GROUND - up(visits)}"
    />`;
  });
  return markup`<svg role="img" aria-labelledby="${titleId}" height="${HEIGHT}">
    ${lines}${bars}${nameEnds(byMonth.map(({ month }) => sayMonth(month, language, 'short')))}
  </svg>`;
}

function nameEnds(months: readonly string[]): SafeHtml[] {
  const [first = '', last = ''] = [months[0], months.at(-1)];
  if (months.length === 1) return [nameAt('50%', 'middle', first)];
  return [nameAt('0', 'start', first), nameAt('100%', 'end', last)];
}

function nameAt(x: string, anchor: string, name: string): SafeHtml {
  return markup`<text x="${x}" y="${HEIGHT - 8}" text-anchor="${anchor}">${name}</text>`;
}

/** A bar as long as its share of the longest; the figure stands beside it. */
export function drawBar({ count = 0, untold }: ToldSum, longest: number): SafeHtml {
  const end = (count / Math.max(longest, 1)) * WHOLE_BARS;
  const more =
    untold === 0
      ? ''
      : markup`<line class="more" x1="${share(end)}" x2="${share(end + MORE)}" y1="50%" y2="50%" />`;
  return markup`<svg aria-hidden="true" height="8">
    <rect class="bar" width="${share(end)}" height="100%" rx="2" />
    ${more}
  </svg>`;
}

function share(percent: number): string {
  return `${percent.toFixed(2)}%`;
}

/** Lists the figures of the chart, for whoever does not see it. */
export function listMonths({ byMonth, words, language }: SponsorReport, caption: string): SafeHtml {
  return markup`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${words.month}</th>
        <th scope="col">${words.count}</th>
      </tr>
    </thead>
    <tbody>
      ${byMonth.map(
        ({ month, visits }) =>
          markup`<tr>
            <th scope="row">${sayMonth(month, language)}</th>
            <td>${sayTold(visits, { language, words })}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
