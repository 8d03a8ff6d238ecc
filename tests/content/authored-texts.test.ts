import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { articleFileSchema, articleTextSchema } from '#contracts/content/article.ts';
import { AWARDS_SECTION_SCHEMAS, awardsHeadSchema } from '#contracts/content/awards-landing.ts';
import {
  faqsSchema,
  glossarySchema,
  influencersSchema,
  textPageSchema,
  topicsSchema,
} from '#contracts/content/collections.ts';
import { contactsSchema } from '#contracts/content/contacts.ts';
import { companySchema } from '#contracts/content/company.ts';
import { FRAGMENT_SCHEMAS } from '#contracts/content/fragments.ts';
import {
  HISPANIC_SECTION_SCHEMAS,
  hispanicHeadSchema,
} from '#contracts/content/hispanic-landing.ts';
import {
  isMultimediaComponent,
  MULTIMEDIA_SCHEMAS,
} from '#contracts/content/multimedia/schemas.ts';
import { animalSchema, personaQuizSchema } from '#contracts/content/persona.ts';
import { planProfileSchema } from '#contracts/content/plan-profile.ts';
import { listPlaces } from '#tests/support/mutate-value.ts';

const inBoth = (schema: z.ZodType): z.ZodType => z.strictObject({ en: schema, es: schema });

const LANDINGS: Readonly<Record<string, z.ZodType>> = {
  'hispanic-landing-v2': hispanicHeadSchema.extend(HISPANIC_SECTION_SCHEMAS),
  'grammy-major': awardsHeadSchema.extend(AWARDS_SECTION_SCHEMAS['grammy-major']),
  'latin-grammy': awardsHeadSchema.extend(AWARDS_SECTION_SCHEMAS['latin-grammy']),
};

const FRAGMENTS: Readonly<Record<string, z.ZodType>> = {
  ...FRAGMENT_SCHEMAS,
  ...Object.fromEntries(Object.entries(LANDINGS).map(([name, schema]) => [name, inBoth(schema)])),
};

/** The files that authors write, each with the schema it must satisfy. */
const FILES: ReadonlyArray<{ pattern: string; schemaOf: (file: string) => z.ZodType | undefined }> =
  [
    { pattern: 'companies/*/company.yaml', schemaOf: () => companySchema },
    { pattern: 'companies/*/plan.yaml', schemaOf: () => planProfileSchema },
    { pattern: 'topics.yaml', schemaOf: () => topicsSchema },
    { pattern: 'influencers.yaml', schemaOf: () => influencersSchema },
    { pattern: 'contacts.yaml', schemaOf: () => contactsSchema },
    { pattern: 'faqs/faqs.yaml', schemaOf: () => faqsSchema },
    { pattern: 'glossary/glossary.yaml', schemaOf: () => glossarySchema },
    { pattern: 'persona/quiz.yaml', schemaOf: () => personaQuizSchema },
    { pattern: 'persona/animals/*.yaml', schemaOf: () => animalSchema },
    { pattern: 'articles/*/article.yaml', schemaOf: () => articleFileSchema },
    { pattern: 'articles/*/{en,es}.md', schemaOf: () => articleTextSchema },
    { pattern: 'pages/*/{en,es}.md', schemaOf: () => textPageSchema },
    {
      pattern: 'fragments/*/*/master.yaml',
      schemaOf: (file) => FRAGMENTS[path.basename(path.dirname(file))],
    },
  ];

function readAuthored(file: string): unknown {
  const text = readFileSync(path.join('content', file), 'utf8');
  return parse(file.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text);
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The value with every text in it changed. */
function changeTexts(value: unknown, change: (text: string) => string): unknown {
  if (isText(value)) return change(value);
  if (Array.isArray(value)) return value.map((item) => changeTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, changeTexts(inner, change)]),
  );
}

function textPlaces(value: unknown): string[] {
  return listPlaces(value)
    .filter((place) =>
      isText(place.reduce<unknown>((at, name) => Reflect.get(Object(at), name), value)),
    )
    .map((place) => place.join('.'));
}

/** Components are read one by one, each with its own schema. */
const isOfComponent = (place: string): boolean => /(?:^|\.)(?:multimedia|quiz)\./.test(place);

function acceptedPlaces(schema: z.ZodType, value: unknown): string[] {
  const hidden = changeTexts(value, (text) => `${text}\u202Ex`);
  const refused = new Set(
    schema.safeParse(hidden).error?.issues.map(({ path: at }) => at.join('.')),
  );
  return textPlaces(value).filter((place) => !refused.has(place));
}

const cases = FILES.flatMap(({ pattern, schemaOf }) =>
  globSync(pattern, { cwd: 'content' }).map((file) => ({ file, schema: schemaOf(file) })),
);

describe('an authored text with a character that nobody sees', () => {
  it('is looked for in every kind of file', () => {
    for (const { pattern } of FILES)
      expect(globSync(pattern, { cwd: 'content' }), pattern).not.toEqual([]);
    expect(cases.filter(({ schema }) => schema === undefined)).toEqual([]);
  });

  it.each(cases)('is refused wherever it stands in $file', ({ file, schema }) => {
    const value = readAuthored(file);
    const accepted = acceptedPlaces(schema ?? z.never(), value);
    // Only `yes` is shown; every other value is not.
    expect(accepted.filter((place) => !isOfComponent(place) && !place.endsWith('.show'))).toEqual(
      [],
    );
  });

  it('is refused wherever it stands in a component', () => {
    const seen = new Set<string>();
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('component' in value && 'data' in value && isMultimediaComponent(value.component)) {
        seen.add(value.component);
        const accepted = acceptedPlaces(MULTIMEDIA_SCHEMAS[value.component], value.data);
        expect(accepted, value.component).toEqual([]);
      }
      Object.values(value).forEach(visit);
    };
    for (const { file } of cases) visit(readAuthored(file));
    expect(seen.size).toBeGreaterThan(8);
  });
});
