import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { themeSchema, type Theme } from '#contracts/content/theme.ts';
import { ContentFiles } from '#server/content/content-files.ts';
import { loadTheme } from '#server/content/load-company.ts';
import { SourceTree } from '#server/content/source-tree.ts';
import { COLOUR_PAIRS, findContrastFailures } from '#server/content/theme-contrast.ts';
import { changeYaml } from '#tests/support/change-yaml.ts';

function themeOf(companyId: string): Theme {
  return themeSchema.parse(
    parse(readFileSync(`content/companies/${companyId}/theme.yaml`, 'utf8')),
  );
}

/** The formula of WCAG 2.2, written independently of the code under test. */
function contrast(front: string, back: string): number {
  const [dark = 0, light = 0] = [luminance(front), luminance(back)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the shipped themes', () => {
  it.each(readdirSync('content/companies').map((company) => ({ company })))(
    'of $company can be read in every pair',
    ({ company }) => {
      const theme = themeOf(company);
      expect(findContrastFailures(theme)).toEqual([]);
      for (const { front, back, atLeast } of COLOUR_PAIRS) {
        expect(contrast(theme[front], theme[back]), `${front} on ${back}`).toBeGreaterThanOrEqual(
          atLeast,
        );
      }
    },
  );

  it('are three', () => {
    expect(readdirSync('content/companies').toSorted()).toEqual([
      'generic',
      'riverbend',
      'seiu775srp',
    ]);
  });

  it('are checked for text on every ground, buttons, errors, borders and the focus ring', () => {
    const pairs = COLOUR_PAIRS.map(({ front, back, atLeast }) => `${front} on ${back} ${atLeast}`);
    expect(pairs).toEqual(
      expect.arrayContaining([
        'c-ink on c-ground 4.5',
        'c-ink-2 on c-surface 4.5',
        'c-brand on c-ground 4.5',
        'c-on-brand on c-brand 4.5',
        'c-on-accent on c-accent 4.5',
        'c-error on c-ground 4.5',
        'c-line-strong on c-surface 3',
        'c-focus on c-ground 3',
      ]),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

describe('a colour that cannot be read', () => {
  it.each([
    { token: 'c-success', colour: '#767676', back: 'c-surface', ratio: 4.54, isRefused: false },
    { token: 'c-success', colour: '#777777', back: 'c-surface', ratio: 4.48, isRefused: true },
    { token: 'c-success', colour: '#FFFFFF', back: 'c-surface', ratio: 1, isRefused: true },
    { token: 'c-line-strong', colour: '#949494', back: 'c-surface', ratio: 3.03, isRefused: false },
    { token: 'c-line-strong', colour: '#959595', back: 'c-surface', ratio: 2.995, isRefused: true },
  ] as const)('as $token $colour on white ($ratio) is refused: $isRefused', (row) => {
    const theme: Theme = { ...themeOf('generic'), [row.token]: row.colour, [row.back]: '#FFFFFF' };
    const failure = findContrastFailures(theme).find(
      ({ front, back }) => front === row.token && back === row.back,
    );
    expect(failure !== undefined).toBe(row.isRefused);
    if (failure) expect(failure.ratio).toBeCloseTo(row.ratio, 2);
  });

  it('is found by the formula of WCAG for any colour', () => {
    const colour = fc
      .integer({ min: 0, max: 0xff_ff_ff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, colour, (front, back) => {
        const ratio = contrast(front, back);
        // Pairs on which two correct computations may differ by a rounding error are skipped.
        fc.pre(Math.abs(ratio - 4.5) > 0.001);
        const theme: Theme = { ...themeOf('generic'), 'c-on-accent': front, 'c-accent': back };
        const found = findContrastFailures(theme).some(
          (pair) => pair.front === 'c-on-accent' && pair.back === 'c-accent',
        );
        expect(found).toBe(ratio < 4.5);
      }),
    );
  });
});

describe('a company with such a colour', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sendero-theme-'));
    cpSync('content/companies', path.join(folder, 'companies'), { recursive: true });
    changeYaml(folder, 'companies/riverbend/theme.yaml', { 'c-success': '#B0B0B0' });
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is refused with file, line, pair and ratio', () => {
    const files = new ContentFiles(new SourceTree(folder));
    loadTheme(files, 'riverbend');
    const lines = readFileSync(path.join(folder, 'companies/riverbend/theme.yaml'), 'utf8').split(
      '\n',
    );
    const line = lines.findIndex((text) => text.startsWith('c-success:')) + 1;
    const theme: Theme = { ...themeOf('riverbend'), 'c-success': '#B0B0B0' };
    // The ratio is truncated, not rounded: 4.499 must not be reported as the 4.50 that would pass.
    const told = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
    const expected = (['c-ground', 'c-surface', 'c-success-tint'] as const).map((back) => {
      const found = told(contrast('#B0B0B0', theme[back]));
      return {
        file: 'content/companies/riverbend/theme.yaml',
        line,
        path: ['c-success'],
        message: `c-success on ${back}: expected a contrast of at least 4.5, found ${found}`,
      };
    });
    expect(files.problems.sorted()).toEqual(expected);
  });
});
