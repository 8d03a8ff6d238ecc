import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Log } from '../log.ts';
import { watchLog } from './watch-log.ts';

/** A page from memory takes a tenth of a millisecond, and one that waits for its turn up to four seconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Answer {
  /** The pattern of the route that answered, never the address. */
  route: string;
  status: number;
  ms: number;
}

/** Figures of one number that are read when somebody asks for them. */
interface Reading {
  name: string;
  help: string;
  read: () => number;
}

export interface Metrics {
  /** Counts what is logged, whatever the level that is written. */
  watchLog: (log: Log) => Log;
  onAnswer: (answer: Answer) => void;
  /** A finished page went out straight from memory. */
  onKeptPage: (status: number) => void;
  /** Measures how long the work takes that makes a page. */
  timeRender: <Result>(work: () => Promise<Result>) => Promise<Result>;
  add: (readings: readonly Reading[]) => void;
  /** A figure with several values, which are asked for together. */
  addTable: (table: Table) => void;
  /** What does not change while the process runs, or seldom. */
  addLabel: (label: { name: string; help: string; read: () => Record<string, string> }) => void;
  write: () => Promise<string>;
  readonly contentType: string;
}

interface Table {
  name: string;
  help: string;
  label: string;
  read: () => Promise<ReadonlyMap<string, number>>;
}

/**
 * The figures of this node. A label has its values from a short list of ours: nothing that a visitor sends, no company and
 * no address, as each value is a row that is kept for ever.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'sendero_requests_total',
    help: 'Answered requests by kind of route and class of status',
    labelNames: ['kind', 'class'],
    registers,
  });
  const answered = new Histogram({
    name: 'sendero_answer_seconds',
    help: 'Seconds from a whole request to its answer; pages straight from memory are not in it',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  });
  const rendered = new Histogram({
    name: 'sendero_render_seconds',
    help: 'Seconds that making a page took, without its wait for a turn',
    buckets: SECONDS,
    registers,
  });
  const count = (kind: string, status: number): void =>
    requests.inc({ kind, class: `${Math.floor(status / 100)}xx` });
  return {
    watchLog: (log) => watchLog(log, registers),
    onAnswer: ({ route, status, ms }) => {
      const kind = kindOf(route);
      count(kind, status);
      answered.observe({ kind }, ms / 1_000);
    },
    onKeptPage: (status) => count('kept-page', status),
    timeRender: async (work) => {
      const end = rendered.startTimer();
      try {
        return await work();
      } finally {
        end();
      }
    },
    add: (readings) => {
      for (const { name, help, read } of readings)
        void new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(read());
          },
        });
    },
    addTable: ({ name, help, label, read }) =>
      void new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          const values = await read();
          this.reset();
          for (const [key, value] of values) this.set({ [label]: key }, value);
        },
      }),
    addLabel: ({ name, help, read }) =>
      void new Gauge({
        name,
        help,
        labelNames: Object.keys(read()),
        registers,
        collect() {
          this.reset();
          this.set(read(), 1);
        },
      }),
    write: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** The kinds of routes that are told apart. */
function kindOf(route: string): string {
  if (route === 'page') return 'page';
  if (/^\/(?:healthz|readyz)$/.test(route)) return 'probe';
  if (/^\/(?:po|content)\//.test(route)) return 'call';
  return 'file';
}
