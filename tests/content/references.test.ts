import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findMark, REFERENCE_KINDS } from '#contracts/content/references.ts';
import { catalogues } from '#server/content/catalogues.ts';
import { ContentWorkshop } from '#server/content/parts/content-workshop.ts';
import { findMissing } from '#server/content/references/find-missing.ts';
import { listKnownNames } from '#server/content/references/known-names.ts';
import { listReferences } from '#server/content/references/list-references.ts';
import { copyContent, type ChangedContent } from '#tests/support/content/changed-content.ts';
import { readOwnContent, REMEMBERED_PARTS } from '#tests/support/content/read-content.ts';

const known = listKnownNames(readOwnContent());

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../contracts/content/**/*.ts', '!../../contracts/content/**/*.test.ts'],
  { eager: true },
);

interface NamedSchema {
  name: string;
  schema: z.ZodType;
}

function schemasIn(name: string, value: unknown): NamedSchema[] {
  if (value instanceof z.ZodType) return [{ name, schema: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => schemasIn(`${name}.${key}`, inner));
}

/** Every schema that `contracts/content` exports, alone or in a list of schemas. */
const SCHEMAS = Object.values(modules).flatMap((exported) =>
  Object.entries(exported).flatMap(([name, value]) => schemasIn(name, value)),
);

type Step = string | number;

/** The places of all marks in a schema, found without a value. */
function marksIn(schema: z.core.$ZodType, seen: readonly z.core.$ZodType[] = []): Step[][] {
  if (seen.includes(schema)) return [];
  if (findMark(schema)) return [[]];
  const marksBelow = (step: Step, inner: z.core.$ZodType): Step[][] =>
    marksIn(inner, [...seen, schema]).map((path) => [step, ...path]);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => marksBelow(name, inner));
  if (schema instanceof z.ZodArray) return marksBelow(0, schema.element);
  if (schema instanceof z.ZodRecord) return marksBelow('any', schema.valueType);
  const canUnwrap = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return canUnwrap ? marksIn(schema.unwrap(), [...seen, schema]) : [];
}

/** A value that holds only this name at this place. */
function valueWith(path: readonly Step[], name: string): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return name;
  const inner = valueWith(rest, name);
  return typeof step === 'number' ? [inner] : { [step]: inner };
}

const MARKED = SCHEMAS.flatMap(({ name, schema }) =>
  marksIn(schema).map((path) => ({ field: [name, ...path].join('.'), schema, path })),
);

describe('a name in the content', () => {
  it('is marked in many fields, and every kind of name is in use', () => {
    expect(SCHEMAS.length).toBeGreaterThan(60);
    expect(MARKED.length).toBeGreaterThan(100);
    const names = ['no-such', 'no-such.png'];
    const used = MARKED.flatMap(({ schema, path }) =>
      names.flatMap((name) => listReferences(schema, valueWith(path, name))),
    );
    expect([...new Set(used.map(({ kind }) => kind))].toSorted()).toEqual(
      REFERENCE_KINDS.toSorted(),
    );
  });

  it.each(MARKED)('is refused in $field when there is no such thing', ({ schema, path }) => {
    const missing = ['no-such', 'no-such.png'].flatMap((name) =>
      findMissing(schema, valueWith(path, name), known),
    );
    expect(missing.length).toBeGreaterThan(0);
    for (const found of missing) {
      expect(found.path).toEqual(path);
      expect(found.reason).toMatch(/: expected .*no-such/);
    }
  });

  it('is told by a schema the walker cannot look into, and not passed over', () => {
    const schema = z.strictObject({ either: z.union([z.string(), z.number()]) });
    expect(() => listReferences(schema, { either: 'x' })).toThrow('cannot look into');
  });
});

const WORKSHOP = 'fragments/generic/workshop/master.yaml';
const AWARDS = 'fragments/generic/grammy-major/master.yaml';
const EVENT = 'companies/riverbend/company.yaml';

/** How authors write a link: as Markdown that is no picture, or in a field that leads somewhere. */
const LINKS = [
  /(?<=(?<!!)\[[^\]\n]*\]\()(?!https?:|mailto:|tel:|sms:|#)[^)\s]+(?=\))/g,
  /(?<=(?:^|[{,-]) *(?:path|linkTo|calcLink|endButtonURL): ["']?)(?!https?:)[a-z][\w/#?=&-]*/gm,
];

/** Lets every link within the site lead somewhere else; the path of an article is its own. */
function replaceLinks(file: string, text: string, replace: (link: string) => string): string {
  if (file.endsWith('/article.yaml')) return text;
  return LINKS.reduce((before, link) => before.replaceAll(link, replace), text);
}

describe('the content check', () => {
  let content: ChangedContent;
  beforeEach(() => {
    content = copyContent();
  });
  afterEach(() => content.remove());

  it('finds nothing in the content as it is', () => {
    expect(content.check()).toEqual({ problems: [], refusals: [] });
  });

  it.each([
    {
      what: 'the drawing of a card of the workshop',
      file: WORKSHOP,
      from: 'mobileImgPath: cover-fork',
      to: 'mobileImgPath: cover-no-such',
      told: 'en.navigator.0.mobileImgPath: expected a drawing of content/media/art, found cover-no-such',
    },
    {
      what: 'the page a card of the workshop leads to',
      file: WORKSHOP,
      from: 'linkTo: "quiz"',
      to: 'linkTo: "no-such"',
      told: 'en.navigator.0.linkTo: expected a page, a topic or an article that exists, found no-such',
    },
    {
      what: 'a topic of an article',
      file: 'articles/fees/article.yaml',
      from: 'topics: [',
      to: 'topics: [no-such, ',
      told: 'topics.0: expected a topic of content/topics.yaml, found no-such',
    },
    {
      what: 'a related article',
      file: 'articles/fees/article.yaml',
      from: 'related: [',
      to: 'related: [no-such, ',
      told: 'related.0: expected the id of an article, found no-such',
    },
    {
      what: 'the mark of a company',
      file: EVENT,
      from: 'mark: mark-riverbend',
      to: 'mark: no-such',
      told: 'logo.mark: expected a drawing of content/media/art, found no-such',
    },
    {
      what: 'a film of an article',
      file: 'articles/minute-match/en.md',
      from: 'dynamicMediaParams: mm-match-en-AVS',
      to: 'dynamicMediaParams: no-such-AVS',
      told: 'video.dynamicMediaParams: no-such-AVS: expected the file content/media/video/no-such-AVS.mp4',
    },
    {
      what: 'a drawing of a section',
      file: AWARDS,
      from: 'thumbnail: ',
      to: 'thumbnail: no-such # ',
      told: 'watch: videos.0.thumbnail: expected a drawing of content/media/art, found no-such',
    },
  ])('names the line of $what that is not there', ({ file, from, to, told }) => {
    content.change(file, from, to);
    const line = content.lineOf(file, to);
    const { problems, refusals } = content.check();
    expect([...problems, ...refusals]).toContain(`content/${file}:${line}: ${told}`);
  });

  it('refuses each link that an author wrote, in whatever file, once it leads nowhere', () => {
    const broken = new Map<string, { file: string; link: string }>();
    for (const file of content.files()) {
      const text = content.read(file);
      const changed = replaceLinks(file, text, (link) => {
        const name = `no-such-${broken.size}`;
        broken.set(name, { file, link });
        return name;
      });
      if (changed !== text) content.write(file, changed);
    }
    const files = [...broken.values()].map(({ file }) => file);
    const kinds = new Set(files.map((file) => file.split('/')[0]));
    expect(kinds).toEqual(
      new Set(['articles', 'faqs', 'fragments', 'glossary', 'persona', 'sessions']),
    );
    expect(files.length).toBeGreaterThan(300);
    const workshop = new ContentWorkshop(
      { root: content.root, catalogues },
      { remembered: REMEMBERED_PARTS },
    );
    const look = (): string[] => {
      const { problems, refusals } = workshop.look();
      return [...problems, ...refusals].map(({ file, message }) => `${file}: ${message}`);
    };
    // One mistake of a block is told: what is told is mended until nothing is told any more.
    for (let told = look(); told.length > 0; told = look()) {
      for (const line of told) {
        const [, file = '', name = ''] =
          /^content\/(.+?): .*expected a page, .* found (.+)$/.exec(line) ?? [];
        const { link, ...place } = broken.get(name) ?? { link: '', file: line };
        expect(place).toEqual({ file });
        content.write(
          file,
          replaceLinks(file, content.read(file), (found) => (found === name ? link : found)),
        );
        broken.delete(name);
      }
    }
    expect([...broken.values()]).toEqual([]);
  });

  it.each([
    {
      what: 'an article’s end',
      file: 'articles/rollovers/en.md',
      from: 'closing: "',
      to: 'closing: "[x](no-such) ',
    },
    {
      what: 'a privacy page',
      file: 'pages/privacy/es.md',
      from: '\n## ',
      to: '\n## [x](no-such/) ',
    },
    {
      what: 'raw HTML',
      file: 'faqs/faqs.yaml',
      from: 'es: |-\n            Abre [Cambiar mi contribución](make-a-change)',
      to: 'es: |-\n            Abre <a href="no-such">x</a>',
    },
    {
      what: 'a glossary card',
      file: 'glossary/glossary.yaml',
      from: 'en: "The part of your pay',
      to: 'en: "[x](no-such/) The part of your pay',
    },
    {
      what: 'the address of an article that leads elsewhere',
      file: 'articles/minute-match/article.yaml',
      from: 'order:',
      to: 'redirectUrl: no-such\norder:',
    },
  ])('names the line of a link in $what that leads nowhere', ({ file, from, to }) => {
    content.change(file, from, to);
    const line = content.lineOf(file, to.trimStart());
    const [problem] = content.check().problems;
    expect(problem).toMatch(
      new RegExp(`^content/${file}:${line}: .*expected a page, .* found no-such/?$`),
    );
  });

  it('lets a step of a plan lead to the glossary, and to a card of it', () => {
    const file = 'persona/animals/owl.yaml';
    content.change(file, 'path: calculator', 'path: glossary');
    content.change(file, 'path: tools/a-budget-on-one-page', 'path: glossary#roth-ira');
    expect(content.check()).toEqual({ problems: [], refusals: [] });
  });
});
