import { spawn, spawnSync, type ChildProcess, type SpawnSyncReturns } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
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

/** A text of the third language whose absence the compiler must report. */
export const DROPPED = { file: 'search', key: 'nothing' };

const COPIED = [
  'domain',
  'contracts',
  'content',
  'web',
  'server',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
];
/** Large folders that are the same in every language; the copy links to them. */
const FILMS = 'content/media/video';

export interface Product {
  /** The compiler's report when the third language lacks the text of `DROPPED`. */
  mistakes: readonly string[];
  base: string;
  /** The server's output at its start. */
  output: () => string;
  close: () => void;
}

/** Makes a copy of the product with one more language, builds it and serves it. */
export async function startProductWithThirdLanguage(): Promise<Product> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'sendero-third-')));
  copyProduct(folder);
  addEntry(folder);
  await addMessages(folder);
  addContent(folder);
  const mistakes = compileWithoutOneText(folder);
  build(folder);
  return { mistakes, ...(await serve(folder)) };
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
  for (const name of globSync('{articles,pages}/*/en.md', { cwd: content }))
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

/** Builds as `npm run build` does, without the compression, which this test does not need. */
function build(folder: string): void {
  const config = path.join(folder, 'vite.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace("minify: 'terser'", 'minify: false'));
  run(folder, ['node_modules/@react-router/dev/bin.cjs', 'build']);
  const lists = ['build-manifest', 'list-component-files', 'list-scripts'].map(
    (name) => `import * as ${name.replaceAll('-', '')} from './scripts/build/${name}.ts';`,
  );
  run(folder, [
    '--input-type=module',
    '--eval',
    `${lists.join('\n')}\nconst manifest = buildmanifest.takeBuildManifest('build');\nlistcomponentfiles.listComponentFiles('build', manifest);\nlistscripts.listScripts('build', manifest);`,
  ]);
}

function compileWithoutOneText(folder: string): string[] {
  run(folder, ['node_modules/@react-router/dev/bin.cjs', 'typegen']);
  const file = path.join(folder, 'content/messages', THIRD.code, `${DROPPED.file}.ts`);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace(`"${DROPPED.key}":`, `"not-${DROPPED.key}":`));
  const compiler = 'node_modules/typescript/bin/tsc';
  const { stdout } = start(folder, [compiler, '--noEmit', '--project', 'content']);
  writeFileSync(file, source);
  return stdout.split('\n').filter((line) => /^\S.*error TS/.test(line));
}

function run(folder: string, args: readonly string[]): void {
  const { status, stderr } = start(folder, args);
  if (status !== 0) throw new Error(stderr);
}

function start(folder: string, args: readonly string[]): SpawnSyncReturns<string> {
  const env = { ...process.env, NODE_ENV: 'production' };
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
}

async function serve(folder: string): Promise<Omit<Product, 'mistakes'>> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', DATABASE_URL: 'sqlite::memory:' },
  });
  let output = '';
  const close = (): void => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const port = await readPort(server, (text) => (output += text));
    return { base: `http://127.0.0.1:${port}`, output: () => output, close };
  } catch (error) {
    close();
    throw error;
  }
}

async function readPort(
  { stdout, stderr }: ChildProcess,
  keep: (text: string) => string,
): Promise<number> {
  if (!stdout || !stderr) throw new Error('The server has no output');
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  for (const stream of [stdout, stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      const port = /"port":(\d+)/.exec(keep(text))?.[1];
      if (port !== undefined) resolve(Number(port));
    });
  stdout.on('end', () => reject(new Error(`The server did not start: ${keep('')}`)));
  return promise;
}
