import type { AnswerFigures } from './measure-answers.ts';
import type { EditFigures } from './measure-edits.ts';
import type { DropFigures } from './measure-kept-pages.ts';
import type { Memory } from './process-figures.ts';

export interface StartFigures {
  cpu: number;
  mainCpu: number;
  seconds: number;
  /** The processor time until nothing went on any more, some of it after `/readyz` said yes. */
  cpuUntilQuiet: number;
}

export interface Report {
  version: string;
  content: string;
  cold: StartFigures;
  warm: StartFigures;
  memory: Memory & { liveMb: number };
  keptPage: { memoryKb: number; sentKb: number };
  edits: ReadonlyMap<string, EditFigures>;
  drops: ReadonlyMap<string, DropFigures>;
  answers: ReadonlyMap<string, AnswerFigures>;
  /** How busy the machine was, so that a reader knows what seconds on the clock are worth. */
  machine: {
    seconds: number;
    cores: number;
    othersBusy: number;
    waited: number;
    questionMs: number;
  };
}

type Cell = string | number | undefined;

/** Prints tables in Markdown. Every row begins with what was measured, so that rows of runs can stand together. */
export function printReport(report: Report): void {
  const { version, content, cold, warm, memory, keptPage, machine } = report;
  const table = (title: string, heads: readonly string[], rows: readonly Cell[][]): void =>
    printTable(
      title,
      ['version', 'content', ...heads],
      rows.map((row) => [version, content, ...row]),
    );
  table(
    'Start',
    ['start', 'CPU until ready', 'on the main thread', 'CPU until quiet', 'on the clock'],
    [startRow('cold', cold), startRow('warm', warm)],
  );
  table(
    'Memory after a warm start',
    ['resident', 'proportional', 'live', 'a kept page', 'sent as'],
    [
      [
        megabytes(memory.rssMb),
        megabytes(memory.pssMb),
        megabytes(memory.liveMb),
        `${Math.round(keptPage.memoryKb)} kB`,
        `${Math.round(keptPage.sentKb)} kB`,
      ],
    ],
  );
  table(
    'Edits',
    [
      'edit',
      'visible after',
      'CPU',
      'on the main thread',
      'longest wait',
      'CPU in it',
      'loop delay',
      'CPU ÷ warm start',
    ],
    [...report.edits].map(([edit, figures]) => [
      edit,
      milliseconds(figures.visibleMs),
      seconds(figures.cpu),
      seconds(figures.mainCpu),
      milliseconds(figures.longestWaitMs),
      milliseconds(figures.cpuInWaitMs),
      milliseconds(figures.longestDelayMs),
      (figures.cpu / warm.cpu).toFixed(2),
    ]),
  );
  table(
    'Kept pages',
    ['after', 'kept', 'made anew', 'old one served', 'changed', 'CPU to have all again'],
    [...report.drops].map(([after, { kept, madeAnew, servedOld, changed, cpu }]) => [
      after,
      kept,
      madeAnew,
      servedOld,
      changed,
      seconds(cpu),
    ]),
  );
  table(
    'Search and lists',
    ['page', 'CPU', 'on the main thread', 'hits', 'plain', 'sent'],
    [...report.answers].map(([page, { cpuMs, mainCpuMs, hits, plainBytes, bytes }]) => [
      page,
      milliseconds(cpuMs),
      milliseconds(mainCpuMs),
      hits,
      `${(plainBytes / 1_000).toFixed(0)} kB`,
      `${(bytes / 1_000).toFixed(0)} kB`,
    ]),
  );
  table(
    'Machine',
    [
      'measured for',
      'cores',
      'busy with other work',
      'server waited for a core',
      'a question of the probe',
    ],
    [
      [
        seconds(machine.seconds),
        machine.cores,
        `${Math.round(machine.othersBusy * 100)} %`,
        seconds(machine.waited),
        `${machine.questionMs.toFixed(2)} ms`,
      ],
    ],
  );
}

function startRow(
  which: string,
  { cpu, mainCpu, cpuUntilQuiet, seconds: clock }: StartFigures,
): Cell[] {
  return [which, seconds(cpu), seconds(mainCpu), seconds(cpuUntilQuiet), seconds(clock)];
}

function printTable(title: string, heads: readonly string[], rows: readonly Cell[][]): void {
  const line = (cells: readonly Cell[]): string =>
    `| ${cells.map((cell) => String(cell ?? '–')).join(' | ')} |\n`;
  const separator = heads.map(() => '---');
  process.stdout.write(`\n### ${title}\n\n${[heads, separator, ...rows].map(line).join('')}`);
}

function seconds(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 1)} s`;
}

function milliseconds(value: number | undefined): string | undefined {
  return value === undefined ? undefined : `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}

function megabytes(value: number): string {
  return `${Math.round(value)} MB`;
}
