import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const named = z.string().regex(/^[a-z-]+: \S/, 'the short name of a file, and a title');
const said = z.string().min(1);

const day = z.iso.date();

const shown = {
  tests: z.array(named).min(1).optional(),
  says: said.optional(),
  /** The day of this row, where it was judged later than the rest. */
  judged: day.optional(),
};

const requirement = z
  .strictObject({
    level: z.union([z.literal(1), z.literal(2)]),
    what: said,
    verdict: z.enum(['holds', 'partly', 'open', 'operator', 'none']).optional(),
    ...shown,
  })
  .refine(({ tests, says }) => tests !== undefined || says !== undefined, 'tests, or says')
  .refine(({ verdict, says }) => (verdict === undefined) === (says === undefined), {
    error: 'a verdict with what it says',
  });

const section = z.union([
  z.strictObject({ name: said, rows: z.record(z.string(), requirement) }),
  // A section of which nothing applies says so once.
  z.strictObject({
    name: said,
    not: said,
    rows: z.record(z.string(), z.union([z.literal(1), z.literal(2)])),
  }),
]);

const criterion = z
  .strictObject({
    name: said,
    verdict: z.enum(['supports', 'partly', 'does-not', 'not-applicable', 'not-evaluated']),
    ...shown,
  })
  .refine(({ tests, says }) => tests !== undefined || says !== undefined, 'tests, or says');

const files = z.record(z.string(), z.string());

const requirementsSchema = z.strictObject({
  judged: day,
  files,
  sections: z.record(z.string(), section),
});
const criteriaSchema = z.strictObject({
  judged: day,
  files,
  tables: z.record(
    z.string(),
    z.strictObject({ name: said, rows: z.record(z.string(), criterion) }),
  ),
});

export type RequirementMap = z.infer<typeof requirementsSchema>;
export type CriterionMap = z.infer<typeof criteriaSchema>;

const REQUIREMENTS_FILE = 'docs/proof/asvs.yaml';
const CRITERIA_FILE = 'docs/proof/wcag.yaml';

export function readRequirements(): RequirementMap {
  return requirementsSchema.parse(parse(readFileSync(REQUIREMENTS_FILE, 'utf8')));
}

export function readCriteria(): CriterionMap {
  return criteriaSchema.parse(parse(readFileSync(CRITERIA_FILE, 'utf8')));
}

export interface NamedTest {
  file: string;
  title: string;
}

/** A test is named by the short name of its file, which the map has, and its title. */
export function testOf(
  written: string,
  { files: known }: Pick<RequirementMap, 'files'>,
): NamedTest {
  const end = written.indexOf(': ');
  const file = known[written.slice(0, end)];
  if (file === undefined) throw new Error(`The map names no file for “${written}”`);
  return { file, title: written.slice(end + 2) };
}

/** Whether such a title stands in the file, whole and in quotes. */
export function isWritten({ file, title }: NamedTest): boolean {
  if (!existsSync(file)) return false;
  const source = readFileSync(file, 'utf8').replaceAll(String.raw`\'`, "'");
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted));
}
