import { spawn, spawnSync, type ChildProcess, type SpawnSyncReturns } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyWithThirdLanguage, THIRD } from './copy-with-third-language.ts';

/** A text of the third language whose absence the compiler must report. */
export const DROPPED = { file: 'search', key: 'nothing' };

/** Every room of the house but its tests. Films are drawn in languages of their own. */
const ROOMS = ['domain', 'contracts', 'content', 'web', 'server', 'scripts', 'studio'];

export interface Product {
  /** The compiler's report when the third language lacks the text of `DROPPED`. */
  mistakes: readonly string[];
  base: string;
  /** The server's output at its start. */
  output: () => string;
  /** Runs a module in the copy, and returns what it prints. */
  evaluate: (source: string) => string;
  studio: Studio;
  close: () => Promise<void>;
}

interface Studio {
  /** Asks as the page of a person who has signed in does. */
  ask: (address: string, init?: RequestInit) => Promise<Response>;
}

/** Makes a copy of the product with one more language, compiles and builds it, and serves it with its studio. */
export async function startProductWithThirdLanguage(): Promise<Product> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'sendero-third-')));
  const running: ChildProcess[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(running.map(end));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await copyWithThirdLanguage(folder);
    const mistakes = compileWithoutOneText(folder);
    build(folder);
    const server = startMain(folder, 'server/main.ts');
    const studio = startMain(folder, 'studio/main.ts');
    running.push(server.child, studio.child);
    const [port, link] = await Promise.all([
      server.waitFor(/"port":(\d+)/),
      studio.waitFor(/(http:\S+\/po\/studio\/open\/\S+)/),
    ]);
    return {
      mistakes,
      base: `http://127.0.0.1:${port}`,
      output: server.output,
      evaluate: (source) => run(folder, ['--input-type=module', '--eval', source]),
      studio: await enterStudio(link),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
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

/** The rooms are compiled together, with what each of them needs: apart they would take three times as long. */
function compileWithoutOneText(folder: string): string[] {
  run(folder, ['node_modules/@react-router/dev/bin.cjs', 'typegen']);
  const file = path.join(folder, 'content/messages', THIRD.code, `${DROPPED.file}.ts`);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace(`"${DROPPED.key}":`, `"not-${DROPPED.key}":`));
  const project = {
    extends: './tsconfig.json',
    include: [...ROOMS, '.react-router/types/**/*'],
    exclude: [],
  };
  writeFileSync(path.join(folder, 'tsconfig.rooms.json'), JSON.stringify(project));
  const compiler = 'node_modules/typescript/bin/tsc';
  const { stdout } = start(folder, [compiler, '--noEmit', '--project', 'tsconfig.rooms.json']);
  writeFileSync(file, source);
  return stdout.split('\n').filter((line) => /^\S.*error TS/.test(line));
}

function run(folder: string, args: readonly string[]): string {
  const { status, stdout, stderr } = start(folder, args);
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function start(folder: string, args: readonly string[]): SpawnSyncReturns<string> {
  const env = { ...process.env, NODE_ENV: 'production' };
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
}

interface Running {
  child: ChildProcess;
  output: () => string;
  /** What the first group of a pattern finds in the output. */
  waitFor: (pattern: RegExp) => Promise<string>;
}

function startMain(folder: string, main: string): Running {
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      STUDIO_PORT: '0',
      DATABASE_URL: 'sqlite::memory:',
    },
  });
  let output = '';
  const waitFor = (pattern: RegExp): Promise<string> => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const found = pattern.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
    child.stdout.on('end', () => reject(new Error(`${main} did not start: ${output}`)));
    return promise;
  };
  return { child, output: () => output, waitFor };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

async function enterStudio(link: string): Promise<Studio> {
  const { headers } = await fetch(link, { redirect: 'manual' });
  const [cookie = ''] = headers.getSetCookie()[0]?.split(';') ?? [];
  const { origin } = new URL(link);
  return {
    ask: (address, init = {}) =>
      fetch(`${origin}/po/studio/${address}`, {
        redirect: 'manual',
        ...init,
        headers: { Cookie: cookie, Origin: origin },
      }),
  };
}
