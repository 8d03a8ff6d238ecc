import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMap, isScalar, parseDocument, visit, type Node, type YAMLMap } from 'yaml';
import { pseudoText } from './pseudo-text.ts';

/** What a product with a third language adds: an entry, a folder of messages and its texts. */
export const THIRD = {
  tag: 'fr-CA',
  code: 'fr',
  name: 'Pseudo',
  invitation: 'Voir en pseudo',
  question: 'Pseudo ?',
  decline: 'Non merci',
};

const COPIED = [
  'domain',
  'contracts',
  'content',
  'web',
  'server',
  'scripts',
  'studio',
  'films',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
];
/** Large folders that are the same in every language; the copy links to them. */
const FILMS = 'content/media/video';

/** Makes a copy of the product with one more language, of which no file of the program knows. */
export async function copyWithThirdLanguage(folder: string): Promise<void> {
  copyProduct(folder);
  addEntry(folder);
  await addMessages(folder);
  addContent(folder);
}

function copyProduct(folder: string): void {
  for (const name of COPIED)
    cpSync(name, path.join(folder, name), {
      recursive: true,
      filter: (file) => !file.startsWith(`${FILMS}/`) && !/\.(?:test|spec)\.tsx?$/.test(file),
    });
  for (const name of ['node_modules', ...globSync(`${FILMS}/*`)])
    symlinkSync(path.resolve(name), path.join(folder, name));
}

function addEntry(folder: string): void {
  const { tag, ...entry } = THIRD;
  const file = path.join(folder, 'domain/language/language.ts');
  const source = readFileSync(file, 'utf8');
  const end = '} as const satisfies Record<string, LanguageEntry>;';
  writeFileSync(file, source.replace(end, `  '${tag}': ${JSON.stringify(entry)},\n${end}`));
}

interface Texts {
  readonly [key: string]: string | Texts;
}

async function addMessages(folder: string): Promise<void> {
  const messages = path.join(folder, 'content/messages');
  for (const name of globSync('**/*.ts', { cwd: path.join(messages, 'en') })) {
    const english = (await import(
      pathToFileURL(path.resolve('content/messages/en', name)).href
    )) as Readonly<Record<string, Texts>>;
    const file = path.join(messages, THIRD.code, name);
    mkdirSync(path.dirname(file), { recursive: true });
    const source = path.relative(path.dirname(file), path.join(messages, 'en', name));
    const keys = path.relative(path.dirname(file), path.join(messages, 'same-keys.ts'));
    writeFileSync(
      file,
      [
        `import type * as english from '${source}';`,
        `import type { SameKeys } from '${keys}';`,
        ...Object.entries(english).map(
          ([texts, own]) =>
            `export const ${texts} = ${JSON.stringify(pseudoTexts(own))} as const satisfies SameKeys<typeof english.${texts}>;`,
        ),
      ].join('\n'),
    );
  }
}

function pseudoTexts(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? pseudoText(text, { times: 2 }) : pseudoTexts(text),
    ]),
  );
}

/**
 * Authored texts are required in every language, so the third one gets the English ones with
 * accents.
 */
function addContent(folder: string): void {
  const content = path.join(folder, 'content');
  for (const name of globSync('{articles,pages,sessions}/*/en.md', { cwd: content }))
    copyFileSync(path.join(content, name), path.join(content, name.replace(/en\.md$/, 'fr.md')));
  for (const name of globSync('media/{captions,transcripts,audio}/*[-.]en.*', { cwd: content }))
    copyFileSync(path.join(content, name), path.join(content, name.replace(/en(\.\w+)$/, 'fr$1')));
  for (const name of globSync('**/*.yaml', { cwd: content })) {
    const file = path.join(content, name);
    const document = parseDocument(readFileSync(file, 'utf8'));
    visit(document, {
      Map: (_key, map) => {
        if (map.has('en') && map.has('es')) addTwin(map);
      },
    });
    writeFileSync(file, document.toString({ lineWidth: 0 }));
  }
}

function addTwin(map: YAMLMap): void {
  const english = map.get('en', true) as Node;
  const twin = english.clone() as Node;
  if (isMap(twin))
    visit(twin, {
      Pair: (_key, { value }) => {
        if (isScalar(value)) accentuate(value);
      },
    });
  else if (isScalar(twin)) accentuate(twin);
  map.set(THIRD.code, twin);
}

/** Changes sentences only: an id has no space, and a changed address would break. */
function accentuate(scalar: { value: unknown }): void {
  const { value } = scalar;
  if (typeof value !== 'string' || !value.includes(' ') || /\]\(|<|:\/\//.test(value)) return;
  scalar.value = pseudoText(value, { times: 1 });
}
