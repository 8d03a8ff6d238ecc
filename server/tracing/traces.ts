import type { OnStatement } from '../db/statement-name.ts';

/** What is told of a piece of work, in words and numbers of ours: nothing that a visitor sends. */
type SpanFacts = Readonly<Record<string, string | number>>;

interface SpanToMake {
  /** A word of ours, with the pattern of a route, a kind of job or a table; never an address. */
  name: string;
  /** `server` for a request, `client` for what waits for another system. */
  kind?: 'server' | 'client';
}

export interface OpenSpan {
  rename: (name: string) => void;
  tell: (facts: SpanFacts) => void;
  /** Marks the work as failed, by a code. */
  fail: (code: string) => void;
}

/** How the work of this node is traced; where nobody asked for it, not at all. */
export interface Traces {
  /** Runs the work as a span below the one that is under way. */
  inSpan: <Result>(
    span: SpanToMake,
    work: (span: OpenSpan) => Result | Promise<Result>,
  ) => Promise<Result>;
  /** Undefined where statements need not be told. */
  onStatement: OnStatement | undefined;
  /** Sends what has not been sent. */
  close: () => Promise<void>;
}

const UNTOLD: OpenSpan = {
  rename: () => undefined,
  tell: () => undefined,
  fail: () => undefined,
};

export const NO_TRACES: Traces = {
  inSpan: async (_span, work) => work(UNTOLD),
  onStatement: undefined,
  close: () => Promise.resolve(),
};
