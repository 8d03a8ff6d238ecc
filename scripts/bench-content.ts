import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateContent } from './bench-content/generate-content.ts';
import { measureAnswers } from './bench-content/measure-answers.ts';
import { measureChanges } from './bench-content/measure-changes.ts';
import { measureKeptPages } from './bench-content/measure-kept-pages.ts';
import { Observer, waitUntilQuiet } from './bench-content/observer.ts';
import { printReport, type Report, type StartFigures } from './bench-content/print-report.ts';
import {
  cpuSecondsOf,
  cpuSecondsOfAllWeStarted,
  machineSeconds,
  mainThreadOf,
  memoryOf,
  type MachineSeconds,
} from './bench-content/process-figures.ts';
import {
  prepareRunFolder,
  startServer,
  type ServerUnderTest,
} from './bench-content/server-under-test.ts';

/**
 * `npm run bench:content -- COMPANIES ARTICLES` measures what content of that size costs the built server:
 * its start, an edit until it can be seen, a like, a search. docs/scale.md says what each figure means.
 */
const SEED = 'bench';

const [companies = 0, articles = 0] = process.argv.slice(2).map(Number);
if (!(companies > 0 && articles > 0)) giveUp('Say how much: npm run bench:content -- 20 200');
if (process.platform !== 'linux') giveUp('The bench reads /proc, so it runs on Linux only.');
if (!existsSync('build/server/index.js')) giveUp('There is no build: npm run build');

const repository = path.resolve(import.meta.dirname, '..');
const folder = path.resolve('out/bench-content', `${companies}x${articles}`);
const contentDir = path.join(folder, 'content');
const toStart = { repository, contentDir, runFolder: path.join(folder, 'run') };

say('writing the content');
const from = path.join(repository, 'content');
generateContent({ companies, articles, from, to: contentDir, seed: SEED });
prepareRunFolder(toStart.runFolder, repository);
const before = machineNow();

say('a cold start');
const first = await startServer(toStart);
const cold = await figuresOfStart(first);
await first.stop();
say('a warm start');
const server = await startServer(toStart);
const warm = await figuresOfStart(server);
const memory = { ...memoryOf(server.pid), liveMb: await server.liveMb() };
say('searches and lists');
const answers = await measureAnswers(server);
say('pages to keep');
const { kept, size: keptPage } = await measureKeptPages(server, contentDir);
const observer = await Observer.open(server);
const { questionMs } = observer;
const changes = await measureChanges({ server, observer }, { kept, contentDir, say });
const { waited } = mainThreadOf(server.pid);
await observer.close();
await server.stop();
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const content = `${companies} x ${articles}`;
const machine = { ...machineSince(before), waited, questionMs };
printReport({ version, content, cold, warm, memory, keptPage, answers, ...changes, machine });

async function figuresOfStart(started: ServerUnderTest): Promise<StartFigures> {
  await waitUntilQuiet(started);
  return { ...started.start, cpuUntilQuiet: cpuSecondsOf(started.pid) };
}

interface Moment {
  machine: MachineSeconds;
  ours: number;
  at: number;
}

function machineNow(): Moment {
  return { machine: machineSeconds(), ours: cpuSecondsOfAllWeStarted(), at: performance.now() };
}

/** Counts what has been started here only once it has ended. */
function machineSince({
  machine: then,
  ours,
  at,
}: Moment): Omit<Report['machine'], 'waited' | 'questionMs'> {
  const { machine: now, ours: oursNow, at: atNow } = machineNow();
  const others = now.busy - then.busy - (oursNow - ours);
  return {
    seconds: (atNow - at) / 1_000,
    cores: now.cores,
    othersBusy: Math.max(0, others / (now.all - then.all)),
  };
}

function say(what: string): void {
  process.stderr.write(`${Math.round(performance.now() / 1_000)} s · ${what}\n`);
}

function giveUp(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
