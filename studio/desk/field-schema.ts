import { z } from 'zod';
import { articleFileSchema, articleTextSchema } from '#contracts/content/article.ts';
import { faqsSchema } from '#contracts/content/collections.ts';
import { companySchema } from '#contracts/content/company.ts';
import { FRAGMENT_SCHEMAS, isFragmentName } from '#contracts/content/fragments.ts';
import { planProfileSchema } from '#contracts/content/plan-profile.ts';
import { isRecord } from '#domain/text/is-record.ts';
import type { FieldPath } from '../text/find-node.ts';

/** What the content schemas say of one place. */
export interface FieldRule {
  /** The words that may stand there, if there are only these. */
  choices: readonly string[] | undefined;
  /** The most characters. */
  most: number | undefined;
}

type JsonSchema = Readonly<Record<string, unknown>>;

const described = new Map<z.ZodType, JsonSchema>();

/** What may stand at a place of a file; of blocks, which are checked one by one, no rule is known. */
export function ruleOf(file: string, path: FieldPath): FieldRule {
  const whole = schemaOf(file);
  const schema = path.reduce<JsonSchema | undefined>(
    (found, name) => found && stepInto(found, name),
    whole && describe(whole),
  );
  const choices = Array.isArray(schema?.['enum']) ? schema['enum'].map(String) : undefined;
  const most = schema?.['maxLength'];
  return { choices, most: typeof most === 'number' ? most : undefined };
}

/** The names of single texts that the file may have and need not. */
export function listOptional(file: string): string[] {
  const whole = schemaOf(file);
  if (whole !== articleTextSchema) return [];
  const { properties, required } = describe(whole);
  if (!isRecord(properties) || !Array.isArray(required)) return [];
  return Object.entries(properties)
    .filter(
      ([name, value]) => !required.includes(name) && isRecord(value) && value['type'] === 'string',
    )
    .map(([name]) => name);
}

function schemaOf(file: string): z.ZodType | undefined {
  const [folder, , name = ''] = file.split('/');
  if (folder === 'articles') return file.endsWith('.md') ? articleTextSchema : articleFileSchema;
  if (folder === 'faqs') return faqsSchema;
  if (folder === 'fragments') return isFragmentName(name) ? FRAGMENT_SCHEMAS[name] : undefined;
  if (file.endsWith('/company.yaml')) return companySchema;
  return file.endsWith('/plan.yaml') ? planProfileSchema : undefined;
}

function describe(schema: z.ZodType): JsonSchema {
  const known = described.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  described.set(schema, made);
  return made;
}

function stepInto(schema: JsonSchema, name: string): JsonSchema | undefined {
  const { properties, items, additionalProperties, anyOf } = schema;
  if (isRecord(properties) && isRecord(properties[name])) return properties[name];
  if (isRecord(items)) return items;
  if (Array.isArray(anyOf))
    return anyOf
      .filter(isRecord)
      .map((option) => stepInto(option, name))
      .find((found) => found !== undefined);
  return isRecord(additionalProperties) ? additionalProperties : undefined;
}
