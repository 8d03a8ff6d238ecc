import { z } from 'zod';
import { articleFileSchema, articleTextSchema } from '#contracts/content/article.ts';
import { AWARDS_SECTION_SCHEMAS, awardsHeadSchema } from '#contracts/content/awards-landing.ts';
import { faqsSchema } from '#contracts/content/collections.ts';
import { companySchema } from '#contracts/content/company.ts';
import { FRAGMENT_SCHEMAS } from '#contracts/content/fragments.ts';
import {
  HISPANIC_LANDING,
  HISPANIC_SECTION_SCHEMAS,
  hispanicHeadSchema,
} from '#contracts/content/hispanic-landing.ts';
import { quizSchema } from '#contracts/content/multimedia/quiz.ts';
import {
  isMultimediaComponent,
  MULTIMEDIA_SCHEMAS,
} from '#contracts/content/multimedia/schemas.ts';
import { planProfileSchema } from '#contracts/content/plan-profile.ts';
import { inEachLanguage } from '#contracts/content/texts.ts';
import { themeSchema } from '#contracts/content/theme.ts';
import { isRecord } from '#domain/text/is-record.ts';
import type { FieldPath } from '../text/find-node.ts';

/** What may stand at a place, as JSON Schema says it. */
export type Shape = Readonly<Record<string, unknown>>;

/** A place of a file. A way leads through one component at most; without its name nothing is known of what is in it. */
export interface Place {
  file: string;
  path: FieldPath;
  component?: string | undefined;
}

/** The schema of each kind of file that is an entry or a part of one, by the name that its fields go by. */
export const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  article: articleFileSchema,
  text: articleTextSchema.extend({ quiz: quizSchema.optional() }),
  question: faqsSchema,
  company: companySchema,
  plan: planProfileSchema,
  theme: themeSchema,
  ...FRAGMENT_SCHEMAS,
  [HISPANIC_LANDING]: inEachLanguage(hispanicHeadSchema.extend(HISPANIC_SECTION_SCHEMAS)),
  ...Object.fromEntries(
    Object.entries(AWARDS_SECTION_SCHEMAS).map(([name, sections]) => [
      name,
      inEachLanguage(awardsHeadSchema.extend(sections)),
    ]),
  ),
};

/** The components of a text are checked one by one, so its schema takes anything there. */
const BLOCKS: Shape = {
  type: 'array',
  items: { type: 'object', properties: { data: {} }, required: ['component', 'data'] },
};

/** What the fields of a file go by: `article`, `text`, or the name of a page text. */
export function rootOf(file: string): string {
  const [folder, , name = ''] = file.split('/');
  if (folder === 'articles') return file.endsWith('.md') ? 'text' : 'article';
  if (folder === 'faqs') return 'question';
  return folder === 'fragments' ? name : name.replace(/\.yaml$/, '');
}

export function shapeAt({ file, path, component }: Place): Shape | undefined {
  const root = rootOf(file);
  const schema = Object.hasOwn(SCHEMAS, root) ? SCHEMAS[root] : undefined;
  return path.reduce<Shape | undefined>(
    (shape, name, at) => {
      if (name === 'multimedia') return BLOCKS;
      if (name !== 'data' || path[at - 2] !== 'multimedia') return shape && stepInto(shape, name);
      return isMultimediaComponent(component) ? describe(MULTIMEDIA_SCHEMAS[component]) : undefined;
    },
    schema && describe(schema),
  );
}

const described = new Map<z.ZodType, Shape>();

export function describe(schema: z.ZodType): Shape {
  const known = described.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  described.set(schema, made);
  return made;
}

function stepInto(shape: Shape, name: string): Shape | undefined {
  const { properties, items, additionalProperties, anyOf } = shape;
  if (isRecord(properties) && isRecord(properties[name])) return properties[name];
  if (isRecord(items)) return items;
  if (Array.isArray(anyOf))
    return anyOf
      .filter(isRecord)
      .map((option) => stepInto(option, name))
      .find((found) => found !== undefined);
  return isRecord(additionalProperties) ? additionalProperties : undefined;
}
