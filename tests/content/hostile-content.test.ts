import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { companySchema } from '#contracts/content/company.ts';
import { themeSchema } from '#contracts/content/theme.ts';
import { catalogues } from '#server/content/catalogues.ts';
import { ContentFiles } from '#server/content/content-files.ts';
import { findPaintMistakes } from '#server/content/drawings/paint-drawing.ts';
import { readDrawing } from '#server/content/drawings/read-drawing.ts';
import { loadCompany, loadTheme } from '#server/content/load-company.ts';
import { listMedia, loadMedia, reportStrangers } from '#server/content/media/load-media.ts';
import { ProblemList } from '#server/content/problems.ts';
import { SourceTree } from '#server/content/source-tree.ts';
import { parseYaml } from '#server/content/yaml-source.ts';
import { drawingOf, HOSTILE_DRAWINGS } from './hostile-drawings.ts';
import {
  HOSTILE_ADDRESSES,
  HOSTILE_COLOURS,
  HOSTILE_FIELDS,
  HOSTILE_LINES,
  withAddress,
  withLine,
} from './hostile-fields.ts';
import { HONEST_MEDIA, HOSTILE_MEDIA } from './hostile-media.ts';

const COMPANY = 'companies/riverbend/company.yaml';
const THEME = 'companies/riverbend/theme.yaml';

const SHIPPED = parse(readFileSync(`content/${COMPANY}`, 'utf8')) as object;

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sendero-hostile-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
beforeEach(() => {
  rmSync(path.join(root, 'media'), { recursive: true, force: true });
  for (const company of ['generic', 'riverbend'])
    for (const name of ['company', 'theme']) {
      const place = `companies/${company}/${name}.yaml`;
      write(place, readFileSync(`content/${place}`));
    }
});

function write(place: string, contents: string | Buffer): void {
  const file = path.join(root, place);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, contents);
}

function companyProblems(): string[] {
  const files = new ContentFiles(new SourceTree(root));
  for (const company of files.folders('companies')) {
    loadTheme(files, company);
    loadCompany(files, company, catalogues);
  }
  return files.problems.sorted().map(({ file, line, message }) => `${file}:${line}: ${message}`);
}

function readYaml(place: string): Record<string, unknown> {
  return parse(readFileSync(path.join(root, place), 'utf8')) as Record<string, unknown>;
}

describe('a field of a company', () => {
  it.each([
    ...HOSTILE_LINES.map(([value, refusal]) => ({ settings: withLine(value), value, refusal })),
    ...HOSTILE_ADDRESSES.map(([value, refusal]) => ({
      settings: withAddress(value),
      value,
      refusal,
    })),
    ...HOSTILE_FIELDS.map(({ field, value, refusal }) => ({
      settings: { [field]: value },
      value,
      refusal,
    })),
  ])('is never $value', ({ settings, refusal }) => {
    const text = stringify({ ...SHIPPED, ...settings });
    const problems = new ProblemList();
    parseYaml({ file: COMPANY, text }, companySchema, problems);
    const lines = text.split('\n');
    for (const field of Object.keys(settings)) {
      const first = lines.findIndex((row) => row.startsWith(`${field}:`));
      const next = lines.findIndex((row, at) => at > first && /^\w/.test(row));
      const found = problems
        .sorted()
        .filter(({ line }) => line > first && (next < 0 || line <= next))
        .map(({ message }) => message);
      expect(found.join('\n'), field).toContain(refusal);
    }
  });

  it('says what to do about two lines, in its file and on its line', () => {
    write(
      COMPANY,
      readFileSync(path.join(root, COMPANY), 'utf8').replace(
        /^postalAddress: .*$/m,
        'postalAddress: |\n  400 Mill Road\n  Riverbend, OH 45999',
      ),
    );
    const lines = readFileSync(path.join(root, COMPANY), 'utf8').split('\n');
    const line = lines.findIndex((row) => row.startsWith('postalAddress:')) + 1;
    expect(companyProblems()).toEqual([
      `content/${COMPANY}:${line}: postalAddress: expected one line, found a line break or a tab: join the lines with a comma or a space`,
    ]);
  });

  it.each([
    { name: 'Johnson & Johnson' },
    { name: 'Peña, Ñandú y Cía.' },
    { name: 'Under <50 people' },
  ])('may be called $name', ({ name }) => {
    write(COMPANY, stringify({ ...readYaml(COMPANY), name }));
    expect(companyProblems()).toEqual([]);
  });

  it.each(HOSTILE_COLOURS.map((colour) => ({ colour })))('has no colour $colour', ({ colour }) => {
    write(THEME, stringify({ ...readYaml(THEME), 'c-brand': colour }));
    expect(companyProblems().join()).toContain('c-brand: expected a colour like #0C5E4E');
  });
});

describe('a file among the media', () => {
  function load(): { served: Map<string, string>; problems: string[] } {
    const files = new ContentFiles(new SourceTree(root));
    reportStrangers(files);
    const media = listMedia(files).flatMap((place) => loadMedia(files, place) ?? []);
    return {
      served: new Map(media.map(({ name, type }) => [name, type])),
      problems: files.problems.sorted().map(({ file, message }) => `${file}: ${message}`),
    };
  }

  it.each(HOSTILE_MEDIA)('is not $place with $bytes', ({ place, bytes, refusal }) => {
    write(`media/${place}`, Buffer.from(bytes, 'latin1'));
    const { problems } = load();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('content/media/');
    expect(problems[0]).toContain(refusal);
  });

  it.each(HONEST_MEDIA)('may be $place, and is served as $type', ({ place, bytes, type }) => {
    write(`media/${place}`, Buffer.from(bytes, 'latin1'));
    const { problems, served } = load();
    expect(problems).toEqual([]);
    expect([...served]).toEqual([[path.basename(place), type]]);
  });
});

describe('a hostile drawing', () => {
  const theme = themeSchema.parse(
    parse(readFileSync('content/companies/generic/theme.yaml', 'utf8')),
  );

  it.each(HOSTILE_DRAWINGS.map((payload) => ({ ...payload, svg: drawingOf(payload) })))(
    'is refused: $svg',
    ({ svg, refusal }) => {
      const { drawing, mistakes } = readDrawing(svg.trim());
      const said = [
        ...mistakes.map(({ message }) => message),
        ...(drawing ? findPaintMistakes(drawing, theme) : []),
      ];
      expect(said.join('\n')).toContain(refusal);
    },
  );
});

describe('the table of hostile content', () => {
  it('has at least a hundred payloads besides those in Markdown, each once', () => {
    const all = [
      ...HOSTILE_DRAWINGS.map(drawingOf),
      ...HOSTILE_MEDIA.map((file) => JSON.stringify(file)),
      ...HOSTILE_FIELDS.map((field) => JSON.stringify(field)),
      ...[...HOSTILE_LINES, ...HOSTILE_ADDRESSES].map(([value]) => value),
      ...HOSTILE_COLOURS,
    ];
    expect(all.length).toBeGreaterThanOrEqual(100);
    expect(new Set(all).size).toBe(all.length);
  });
});
