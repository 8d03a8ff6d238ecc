import { stringify } from 'yaml';
import { z } from 'zod';

interface Schema {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  /** A value that may be empty is one of two schemas: its own, and that of `null`. */
  anyOf?: Schema[];
  default?: string | number | boolean | object;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

interface GuideExample {
  component: string;
  name: string;
  en: unknown;
}

const INTRODUCTION = `# Components for articles

Made from the schemas in \`contracts/content/multimedia\` and the examples beside the components: do not edit it by
hand. \`npx vitest run scripts/authors-guide --update\` writes it anew.

A component is a block in the front matter of \`en.md\` and of \`es.md\`, the same ones in the same order in both:

    multimedia:
      - component: authorable-flip-card
        data:
          image: cover-lantern
          question: "How much is enough?"
          answer: "Enough to live as you do now."

In the text, \`::multimedia{index=1}\` on a line of its own says where the first block stands, \`index=2\` the second.
Blocks that the text does not place stand below it. A block that is malformed is not drawn: \`npm run content:check\`
and the server's log say which one and why, and the rest of the article is served. A drawing is a name of
\`content/media/art\` without \`.svg\`. A link's path is a page below the company (\`faqs\`) or an https:// address.
In longer texts an empty line begins a new paragraph.

With \`GALLERY=1\` the server shows all of them at \`/{company}/gallery\`, in every theme and language.
`;

/** Writes the author's guide: one page of Markdown with a part for each component. */
export function describeComponents(
  schemas: Readonly<Record<string, z.ZodType>>,
  examples: readonly GuideExample[],
): string {
  const names = Object.keys(schemas);
  const contents = names.map((name) => `- [${name}](#${name.toLowerCase()})`).join('\n');
  const parts = names.map((name) => {
    const schema = z.toJSONSchema(schemas[name] ?? z.never(), { io: 'input' }) as Schema;
    const example = examples.find(({ component }) => component === name);
    return `## ${name}\n\n${schema.description ?? ''}\n\n${describeFields(schema)}\n${describeExample(example)}`;
  });
  return `${INTRODUCTION}\n${contents}\n\n${parts.join('\n')}`;
}

function describeFields(schema: Schema): string {
  const rows = listFields(schema).map(
    ({ name, isNeeded, field }) =>
      `| \`${name}\` | ${isNeeded ? 'yes' : 'no'} | ${describeKind(field)} | ${field.description ?? ''} |`,
  );
  return ['| field | needed | holds | what it is |', '|---|---|---|---|', ...rows, ''].join('\n');
}

interface Field {
  name: string;
  isNeeded: boolean;
  field: Schema;
}

/** Names fields within fields like `cards[].title`. */
function listFields(schema: Schema, prefix = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = `${prefix}${key}`;
    const own = { name, field, isNeeded: schema.required?.includes(key) ?? false };
    const inner = field.items ?? field;
    return [own, ...listFields(inner, field.items ? `${name}[].` : `${name}.`)];
  });
}

function describeKind(field: Schema): string {
  const kind = kindOf(field);
  const preset = field.default;
  return preset === undefined || typeof preset === 'object'
    ? kind
    : `${kind}; without it \`${preset}\``;
}

function kindOf({ type, enum: choices, items, minItems, maxItems, ...rest }: Schema): string {
  const [own] = rest.anyOf ?? [];
  if (own) return `${kindOf(own)}, or empty`;
  if (choices) return `one of ${choices.map((choice) => `\`${String(choice)}\``).join(', ')}`;
  if (items) return `list of ${minItems ?? 0} to ${maxItems ?? 'any number'}`;
  if (type === 'string')
    return `text${rest.maxLength === undefined ? '' : `, up to ${rest.maxLength}`}`;
  if (type === 'integer' || type === 'number') return `number, ${rest.minimum} to ${rest.maximum}`;
  return type === 'boolean' ? '`true` or `false`' : 'fields';
}

function describeExample(example: GuideExample | undefined): string {
  if (!example) return '';
  const block = [{ component: example.component, data: example.en }];
  const yaml = stringify({ multimedia: block }, { aliasDuplicateObjects: false, lineWidth: 100 });
  const indented = yaml
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`));
  return `${['Example:', '', ...indented].join('\n')}\n`;
}
