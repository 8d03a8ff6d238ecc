import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, stringify as stringifyYaml } from 'yaml';
import { AWARDS_VARIANTS, type AwardsVariant } from '#domain/pages/awards-variant.ts';
import { knowDrawings } from '#tests/support/content/known-names.ts';
import { anyMutationOf } from '#tests/support/mutate-value.ts';
import { ContentFiles } from '../content-files.ts';
import { loadLanding } from './load-landings.ts';
import { formatProblem } from '../problems.ts';
import { SourceTree } from '../source-tree.ts';

const root = mkdtempSync(path.join(tmpdir(), 'sendero-awards-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const known = knowDrawings((name) => name !== 'not-drawn');

const SECTIONS = ['watch', 'listen', 'meetTheArtist', 'navigator'] as const;

interface Landing {
  en: Record<string, unknown>;
  es: Record<string, unknown>;
}

function readShipped(variant: AwardsVariant): Landing {
  const file = `content/fragments/generic/${variant}/master.yaml`;
  return parse(readFileSync(file, 'utf8')) as Landing;
}

const shipped = {
  'grammy-major': readShipped('grammy-major'),
  'latin-grammy': readShipped('latin-grammy'),
};

interface Loaded {
  landing: Partial<Landing> | undefined;
  refusals: string[];
  isProblem: boolean;
}

/** Unfolded, as a condition stands in one line. */
function stringify(value: unknown): string {
  return stringifyYaml(value, { lineWidth: 0 });
}

function load(variant: AwardsVariant, text: string): Loaded {
  const folder = path.join(root, 'fragments/generic', variant);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'master.yaml'), text);
  const files = new ContentFiles(new SourceTree(root));
  const landing = loadLanding(variant, { files, company: 'generic', known });
  const own = files.refusals.sorted().filter(({ file }) => file.includes(variant));
  return {
    landing,
    refusals: own.map(formatProblem),
    isProblem: !files.problems.isEmpty,
  };
}

describe.each(AWARDS_VARIANTS)('the landing %s', (variant) => {
  const good = shipped[variant];

  it('as it is shipped has every section in both languages', () => {
    const { landing, refusals } = load(variant, stringify(good));
    expect(refusals).toEqual([]);
    expect(Object.keys(landing?.en ?? {})).toEqual(expect.arrayContaining([...SECTIONS]));
    expect(Object.keys(landing?.es ?? {})).toEqual(expect.arrayContaining([...SECTIONS]));
  });

  it.each(SECTIONS)('is read without %s when that is malformed in one language', (section) => {
    const broken = { ...good, es: { ...good.es, [section]: { title: 7 } } };
    const { landing, refusals, isProblem } = load(variant, stringify(broken));
    expect(landing?.es).not.toHaveProperty(section);
    expect(landing?.en).toHaveProperty(section);
    for (const other of SECTIONS.filter((name) => name !== section))
      expect(landing?.es).toHaveProperty(other);
    expect(refusals).toEqual([expect.stringMatching(new RegExp(`master.yaml:\\d+: ${section}: `))]);
    expect(isProblem).toBe(false);
  });

  it('refuses a section whose drawing is not there', () => {
    const meetTheArtist = structuredClone(good.en['meetTheArtist']) as {
      artists: Array<{ imagePath: string }>;
    };
    for (const artist of meetTheArtist.artists) artist.imagePath = 'not-drawn';
    const { landing, refusals } = load(
      variant,
      stringify({ ...good, en: { ...good.en, meetTheArtist } }),
    );
    expect(landing?.en).not.toHaveProperty('meetTheArtist');
    expect(refusals.join()).toContain('expected a drawing of content/media/art, found not-drawn');
  });

  it.each([
    { what: 'without a title', text: stringify({ ...good, en: { ...good.en, title: undefined } }) },
    { what: 'in one language', text: stringify({ en: good.en }) },
    { what: 'that is no YAML', text: 'en: [' },
    { what: 'that is empty', text: '' },
    { what: 'with an unknown name', text: stringify({ ...good, es: { ...good.es, extra: 1 } }) },
  ])('$what is no landing, and says why', ({ text }) => {
    const { landing, refusals, isProblem } = load(variant, text);
    expect(landing).toBeUndefined();
    expect(refusals.length).toBeGreaterThan(0);
    expect(isProblem).toBe(false);
  });

  it('with a typed figure of the year names the line, and is shown all the same', () => {
    const text = stringify({ en: { ...good.en, lead: 'Up to $24,500 a year.' }, es: good.es });
    const { landing, refusals } = load(variant, text);
    expect(landing?.en).toBeDefined();
    expect(refusals).toEqual([
      expect.stringMatching(/master\.yaml:\d+: expected \{limit\.elective\} instead of \$24,500/),
    ]);
  });

  it('with anything wrong in it is read as far as it goes, with a reason for the rest', () => {
    fc.assert(
      fc.property(anyMutationOf([good]), (changed) => {
        const { landing, refusals, isProblem } = load(variant, stringify(changed ?? null));
        expect(isProblem).toBe(false);
        const isWhole = (['en', 'es'] as const).every((language) =>
          SECTIONS.every((section) => Object.hasOwn(landing?.[language] ?? {}, section)),
        );
        expect(refusals.length === 0).toBe(isWhole);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the two landings', () => {
  it('have two artists and a bio in the Latin one, one artist and no bio in the other', () => {
    const [major, latin] = [shipped['grammy-major'], shipped['latin-grammy']];
    const swapped = load('grammy-major', stringify({ ...major, en: latin.en }));
    expect(swapped.landing?.en).not.toHaveProperty('meetTheArtist');
    expect(swapped.landing?.en).not.toHaveProperty('watch');
    const other = load('latin-grammy', stringify({ ...latin, en: major.en }));
    expect(other.landing?.en).not.toHaveProperty('meetTheArtist');
    expect(other.landing?.en).not.toHaveProperty('watch');
  });
});
