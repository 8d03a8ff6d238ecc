import { inEachLanguage } from '#contracts/content/texts.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import type { LanguageCode, PerLanguage } from '#domain/language/language.ts';
import { findPerLanguage } from '#domain/language/per-language.ts';
import { z } from 'zod';
import type { ContentFiles } from '../content-files.ts';
import { describeIssue } from '../problems.ts';
import { findMissing } from '../references/find-missing.ts';
import type { KnownNames } from '../references/known-names.ts';
import { parseYaml, type ParsedYaml } from '../yaml-source.ts';
import { LANDINGS, type LandingName, type LandingSchemas } from './landing-schemas.ts';

type Fields = Record<string, unknown>;

const anyFields = z.record(z.string(), z.unknown());
const rawSchema = inEachLanguage(anyFields);

interface LandingSources {
  files: ContentFiles;
  company: string;
  known: KnownNames;
}

/**
 * A mistake on a campaign's page must not take the site down: a malformed section is left out with
 * a reason, and if the page itself cannot be made there is no fragment.
 */
export function loadLanding(
  name: LandingName,
  { files, company, known }: LandingSources,
): PerLanguage<Fields> | undefined {
  const file = `fragments/${company}/${name}/master.yaml`;
  if (files.exists(file)) return readLanding({ files, file, known, schemas: LANDINGS[name] });
  if (company === DEFAULT_COMPANY_ID)
    files.refusals.add(files.nameOf(file), 1, 'expected this file: its page shows an error');
  return undefined;
}

interface Place {
  files: ContentFiles;
  known: KnownNames;
  file: string;
  schemas: LandingSchemas;
}

function readLanding(place: Place): PerLanguage<Fields> | undefined {
  const { files, file } = place;
  const source = { file: files.nameOf(file), text: files.text(file) ?? '' };
  files.checkLines(file, source.text, files.refusals);
  const parsed = parseYaml(source, rawSchema, files.refusals);
  if (!parsed) return undefined;
  return findPerLanguage((language) => readLanguage(language, parsed, place));
}

function readLanguage(
  language: LanguageCode,
  { value, lineOf }: ParsedYaml<PerLanguage<Fields>>,
  { files, file, known, schemas }: Place,
): Fields | undefined {
  const refuse = (path: readonly PropertyKey[], reason: string): void => {
    const at = [language, ...path];
    files.refusals.add(files.nameOf(file), lineOf(at), reason, at);
  };
  const fields = Object.entries(value[language]);

  /** True if the section may be shown; what it lacks is reported in both cases. */
  const isWhole = (name: string, schema: z.ZodType, read: unknown): boolean => {
    const above = name === '' ? [] : [name];
    const missing = findMissing(schema, read, known);
    for (const { path, reason } of missing)
      refuse([...above, ...path], [...above, reason].join(': '));
    return missing.every(({ isSpared }) => isSpared);
  };
  const head = schemas.head.safeParse(
    Object.fromEntries(fields.filter(([name]) => !Object.hasOwn(schemas.sections, name))),
  );
  if (!head.success) {
    for (const issue of head.error.issues)
      refuse(issue.path, `its page shows an error: ${describeIssue(issue)}`);
    return undefined;
  }
  if (!isWhole('', schemas.head, head.data)) return undefined;
  const sections: Fields = {};
  for (const [name, schema] of Object.entries(schemas.sections)) {
    const section = schema.safeParse(value[language][name]);
    const [issue] = section.error?.issues ?? [];
    if (issue) refuse([name, ...issue.path], `${name}: ${describeIssue(issue)}`);
    else if (isWhole(name, schema, section.data)) sections[name] = section.data;
  }
  return { ...head.data, ...sections };
}
