import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import {
  HISPANIC_LANDING,
  HISPANIC_SECTIONS,
  type HispanicLanding,
} from '#contracts/content/hispanic-landing.ts';
import { knowDrawings } from '#tests/support/content/known-names.ts';
import { HISPANIC_MASTER } from '#tests/support/landings/hispanic-master.ts';
import { anyMutationOf } from '#tests/support/mutate-value.ts';
import { ContentFiles } from '../content-files.ts';
import { loadLanding } from './load-landings.ts';
import type { ContentProblem } from '../problems.ts';
import { SourceTree } from '../source-tree.ts';

const root = mkdtempSync(path.join(tmpdir(), 'sendero-hispanic-'));
const file = path.join(root, HISPANIC_MASTER);
mkdirSync(path.dirname(file), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const TEXT = readFileSync(path.join('content', HISPANIC_MASTER), 'utf8');
const ART = new Set(
  Array.from(TEXT.matchAll(/(?:Img|Path|cover): ([a-z-]+)/g), ([, name]) => name),
);
interface Loaded {
  landing: Record<'en' | 'es', HispanicLanding> | undefined;
  problems: ContentProblem[];
  refusals: ContentProblem[];
}

function load(text: string): Loaded {
  writeFileSync(file, text);
  const files = new ContentFiles(new SourceTree(root));
  const landing = loadLanding(HISPANIC_LANDING, {
    files,
    company: 'generic',
    known: knowDrawings((name) => ART.has(name)),
  });
  return {
    landing: landing as Loaded['landing'],
    problems: files.problems.sorted(),
    refusals: files.refusals.sorted(),
  };
}

describe('the Hispanic landing’s fragment', () => {
  it('as it is shipped has all nine sections in both languages', () => {
    const { landing, problems, refusals } = load(TEXT);
    expect([...problems, ...refusals]).toEqual([]);
    for (const name of HISPANIC_SECTIONS) {
      expect(landing?.en[name], `${name} in English`).toBeDefined();
      expect(landing?.es[name], `${name} in Spanish`).toBeDefined();
    }
  });

  it('names file, line and reason of a section that is left out', () => {
    const { landing, refusals } = load(TEXT.replace('interval: 5000', 'interval: 5'));
    const line = TEXT.split('\n').findIndex((text) => text.includes('interval: 5000')) + 1;
    expect(refusals).toMatchObject([{ file: `content/${HISPANIC_MASTER}`, line }]);
    expect(refusals[0]?.message).toMatch(/^section_1: interval/);
    expect(landing?.es.section_1).toBeUndefined();
    expect(landing?.en.section_1).toBeDefined();
  });

  it('leaves out a section whose drawing is not there', () => {
    const { landing, refusals } = load(TEXT.replaceAll('scene-roots', 'scene-nowhere'));
    expect(landing?.en.section_5).toBeUndefined();
    expect(refusals[0]?.message).toContain('scene-nowhere');
  });

  it('whatever is written into it, breaks no more than itself', () => {
    const master: unknown = parse(TEXT);
    fc.assert(
      fc.property(anyMutationOf([master]), (changed) => {
        const { problems, landing, refusals } = load(stringify(changed) ?? '');
        expect(problems).toEqual([]);
        if (landing === undefined) expect(refusals).not.toEqual([]);
        else expect(landing.en.navLabels).toHaveLength(HISPANIC_SECTIONS.length);
      }),
      { numRuns: 150 },
    );
  });
});
