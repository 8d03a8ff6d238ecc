import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const LEAST_REM = 1;
const LEAST_PX = 16;

/** The smallest that a declared size may become: of `clamp` its first part. */
function leastOf(size: string): { value: number; unit: string } | undefined {
  const [, value, unit] = /^(?:clamp\()?([\d.]+)(rem|px)/.exec(size) ?? [];
  return value === undefined || unit === undefined ? undefined : { value: Number(value), unit };
}

describe('the sizes of the font', () => {
  it('are 16 px or more on a screen, in every style sheet', () => {
    const used = globSync('web/**/*.css').flatMap((file) =>
      Array.from(
        // Paper has sizes of its own; its rules are the last of a sheet.
        (readFileSync(file, 'utf8').split('@media print')[0] ?? '').matchAll(
          /font-size:\s*([^;]+);/g,
        ),
        ([, size = '']) => ({ file, size, least: leastOf(size) }),
      ),
    );
    expect(used.filter(({ least }) => least !== undefined).length).toBeGreaterThan(100);
    const small = used.filter(
      ({ least }) =>
        least !== undefined && least.value < (least.unit === 'rem' ? LEAST_REM : LEAST_PX),
    );
    expect(small).toEqual([]);
  });
});
