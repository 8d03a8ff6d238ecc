import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProbeFigures } from './probe.ts';
import { cpuSecondsOf, hasWorkAside, mainThreadOf } from './process-figures.ts';
import type { ServerUnderTest } from './server-under-test.ts';

/** A server is quiet that has hardly worked for so long, and had no thread that wanted to. */
const WINDOW_MS = 500;
const LOOKS = 20;
/** Now and then a thread of the engine tidies up. */
const MOST_WITH_WORK = 2;
const QUIET_CPU = 0.03;
const LONGEST_UNREST_MS = 300_000;
const CALIBRATION_MS = 2_000;

/** What a server did from the beginning of some work until it was quiet again. */
export interface Observed<Result> {
  result: Result;
  /** CPU seconds without those that the probe's questions cost. */
  cpu: number;
  mainCpu: number;
  longestWaitMs: number;
  cpuInWaitMs: number;
  longestDelayMs: number;
}

/** Waits until the server has nothing to do. It works so much each second for who asks meanwhile. */
export async function waitUntilQuiet({ pid }: { pid: number }, perSecond = 0): Promise<void> {
  const endsAt = performance.now() + LONGEST_UNREST_MS;
  const most = QUIET_CPU + (perSecond * WINDOW_MS * 1.5) / 1_000;
  while (performance.now() < endsAt && !(await isQuiet(pid, most)));
}

/** On a busy machine work that waits for a core costs nothing yet, so the threads are looked at too. */
async function isQuiet(pid: number, mostCpu: number): Promise<boolean> {
  const before = cpuSecondsOf(pid);
  let withWork = 0;
  for (let look = 0; look < LOOKS && withWork <= MOST_WITH_WORK; look += 1) {
    await wait(WINDOW_MS / LOOKS);
    if (hasWorkAside(pid)) withWork += 1;
  }
  return withWork <= MOST_WITH_WORK && cpuSecondsOf(pid) - before <= mostCpu;
}

/** Watches a server from outside, by a probe that asks all the time. */
export class Observer {
  readonly #server: ServerUnderTest;
  readonly #probe: ChildProcess;
  /** CPU seconds of one question, and of the questions of a second. */
  #perQuestion = { all: 0, main: 0 };
  #perSecond = 0;

  private constructor(server: ServerUnderTest) {
    this.#server = server;
    this.#probe = fork(path.join(import.meta.dirname, 'probe.ts'), [
      String(server.port),
      String(server.pid),
    ]);
  }

  static async open(server: ServerUnderTest): Promise<Observer> {
    await waitUntilQuiet(server);
    const observer = new Observer(server);
    await wait(CALIBRATION_MS);
    await observer.#readProbe();
    const [before, mainBefore] = [cpuSecondsOf(server.pid), mainThreadOf(server.pid).cpu];
    await wait(CALIBRATION_MS);
    const spent = cpuSecondsOf(server.pid) - before;
    const mainSpent = mainThreadOf(server.pid).cpu - mainBefore;
    const { asked } = await observer.#readProbe();
    observer.#perQuestion = { all: spent / asked, main: mainSpent / asked };
    observer.#perSecond = (spent * 1_000) / CALIBRATION_MS;
    return observer;
  }

  /** CPU milliseconds that one question of the probe costs the server. */
  get questionMs(): number {
    return this.#perQuestion.all * 1_000;
  }

  async observe<Result>(work: () => Promise<Result>): Promise<Observed<Result>> {
    const { pid } = this.#server;
    await this.rest();
    await this.#readProbe();
    await this.#server.longestDelayMs();
    const [cpuBefore, mainBefore] = [cpuSecondsOf(pid), mainThreadOf(pid).cpu];
    const result = await work();
    await this.rest();
    const [cpu, mainCpu] = [cpuSecondsOf(pid) - cpuBefore, mainThreadOf(pid).cpu - mainBefore];
    const longestDelayMs = await this.#server.longestDelayMs();
    const { asked, longestWaitMs, cpuInWaitMs } = await this.#readProbe();
    return {
      result,
      cpu: Math.max(0, cpu - asked * this.#perQuestion.all),
      mainCpu: Math.max(0, mainCpu - asked * this.#perQuestion.main),
      longestWaitMs,
      cpuInWaitMs,
      longestDelayMs,
    };
  }

  async rest(): Promise<void> {
    await waitUntilQuiet(this.#server, this.#perSecond);
  }

  async close(): Promise<void> {
    const ended = once(this.#probe, 'exit');
    this.#probe.disconnect();
    await ended;
  }

  /** The figures since they were read last. */
  async #readProbe(): Promise<ProbeFigures> {
    const answer = once(this.#probe, 'message') as Promise<[ProbeFigures]>;
    this.#probe.send('figures');
    return (await answer)[0];
  }
}
