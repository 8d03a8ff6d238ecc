import { z } from 'zod';
import {
  HISPANIC_LANDING,
  HISPANIC_SECTION_SCHEMAS,
  HISPANIC_SECTIONS,
  hispanicHeadSchema,
  type HispanicLanding,
} from '#contracts/content/hispanic-landing.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import type { ContentFiles } from '../content-files.ts';
import { describeIssue } from '../problems.ts';
import { parseYaml, type ParsedYaml } from '../yaml-source.ts';

type BothLanguages = Record<LanguageCode, HispanicLanding>;
type Raw = Record<LanguageCode, Record<string, unknown>>;

const anyFields = z.record(z.string(), z.unknown());
const rawSchema = z.strictObject({ en: anyFields, es: anyFields });

/** Fields that name a drawing. */
const DRAWING_FIELD = /^(?:imagePath|(?:mobile|desktop)Img(?:Path)?)$/;

/**
 * The landing is checked section by section: one that is malformed is left out with a reason, and
 * nothing else with it. Where the page itself cannot be made of it, there is no fragment.
 */
export function loadHispanicLandings(
  files: ContentFiles,
  art: ReadonlyMap<string, unknown>,
): Map<string, BothLanguages> {
  const landings = new Map<string, BothLanguages>();
  const companies = new Set([DEFAULT_COMPANY_ID, ...files.folders('fragments')]);
  for (const company of companies) {
    const file = `fragments/${company}/${HISPANIC_LANDING}/master.yaml`;
    if (files.exists(file)) {
      const landing = readLanding(files, file, art);
      if (landing) landings.set(`${company}/${HISPANIC_LANDING}`, landing);
    } else if (company === DEFAULT_COMPANY_ID)
      files.refusals.add(files.nameOf(file), 1, 'expected this file: the page shows an error');
  }
  return landings;
}

function readLanding(
  files: ContentFiles,
  file: string,
  art: ReadonlyMap<string, unknown>,
): BothLanguages | undefined {
  const text = files.text(file) ?? '';
  const parsed = parseYaml({ file: files.nameOf(file), text }, rawSchema, files.refusals);
  if (!parsed) return undefined;
  const place = { files, file, art, parsed };
  const en = readLanguage('en', place);
  const es = readLanguage('es', place);
  return en && es && { en, es };
}

interface Place {
  files: ContentFiles;
  file: string;
  art: ReadonlyMap<string, unknown>;
  parsed: ParsedYaml<Raw>;
}

function readLanguage(language: LanguageCode, place: Place): HispanicLanding | undefined {
  const { files, file, art, parsed } = place;
  const fields = parsed.value[language];
  const refuse = (path: readonly PropertyKey[], reason: string): void =>
    files.refusals.add(files.nameOf(file), parsed.lineOf([language, ...path]), reason);

  const head = hispanicHeadSchema.safeParse(
    Object.fromEntries(Object.entries(fields).filter(([name]) => !isSection(name))),
  );
  if (!head.success) {
    for (const issue of head.error.issues)
      refuse(issue.path, `the page shows an error: ${describeIssue(issue)}`);
    return undefined;
  }
  const sections: Record<string, unknown> = {};
  for (const name of HISPANIC_SECTIONS) {
    const section = HISPANIC_SECTION_SCHEMAS[name].safeParse(fields[name]);
    const [issue] = section.error?.issues ?? [];
    if (issue) {
      refuse([name, ...issue.path], `${name}: ${describeIssue(issue)}`);
      continue;
    }
    const missing = listDrawings(section.data).find((drawing) => !art.has(drawing));
    if (missing === undefined) sections[name] = section.data;
    else refuse([name], `${name}: expected a drawing of content/media/art, found ${missing}`);
  }
  return { ...head.data, ...sections };
}

function listDrawings(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' && DRAWING_FIELD.test(name) ? [inner] : listDrawings(inner),
  );
}

function isSection(name: string): boolean {
  return HISPANIC_SECTIONS.some((known) => known === name);
}
