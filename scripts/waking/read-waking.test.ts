import { describe, expect, it } from 'vitest';
import { medianOf, readWaking, type TraceEvent } from './read-waking.ts';

const ADDRESS = 'https://site.test/acme';
const PAGE = { pid: 7, tid: 1 };

function task(ts: number, tdur: number, thread = PAGE): TraceEvent {
  return { ...thread, name: 'ThreadControllerImpl::RunTask', ph: 'X', ts, dur: tdur * 3, tdur };
}

function traceOf(fixedWork: number, ...tasks: TraceEvent[]): TraceEvent[] {
  return [
    task(0, fixedWork, { pid: 6, tid: 1 }),
    {
      ...PAGE,
      name: 'navigationStart',
      ph: 'R',
      ts: 1_000_000,
      args: { data: { documentLoaderURL: ADDRESS } },
    },
    { ...PAGE, name: 'firstContentfulPaint', ph: 'R', ts: 1_500_000 },
    ...tasks,
  ];
}

describe('readWaking', () => {
  it('adds up what the thread itself worked after the first paint, as a slow phone would need for it', () => {
    const events = traceOf(46_000, task(1_600_000, 5_000), task(1_700_000, 20_000));
    expect(readWaking(events, ADDRESS)).toEqual({ longest: 80, blocking: 30, afterPaint: 100 });
  });

  it('leaves out what was done before the paint, and what other threads do', () => {
    const events = traceOf(
      46_000,
      task(1_100_000, 30_000),
      task(1_600_000, 30_000, { pid: 7, tid: 2 }),
      task(1_600_000, 30_000, { pid: 8, tid: 1 }),
    );
    expect(readWaking(events, ADDRESS)).toEqual({ longest: 0, blocking: 0, afterPaint: 0 });
  });

  it('says the same of a machine that does everything, the fixed work too, at half the pace', () => {
    const quiet = traceOf(46_000, task(1_600_000, 8_000), task(1_700_000, 16_000));
    const busy = traceOf(92_000, task(1_600_000, 16_000), task(1_700_000, 32_000));
    expect(readWaking(busy, ADDRESS)).toEqual(readWaking(quiet, ADDRESS));
  });

  it('refuses a trace of another page, and one that ended before anything was painted', () => {
    const events = traceOf(46_000, task(1_600_000, 8_000));
    expect(() => readWaking(events, 'https://site.test/other')).toThrow(/no navigation/);
    const unpainted = events.filter(({ name }) => name !== 'firstContentfulPaint');
    expect(() => readWaking(unpainted, ADDRESS)).toThrow(/no first paint/);
  });
});

describe('medianOf', () => {
  it('takes the middle of each figure by itself', () => {
    const run = (longest: number, blocking: number) => ({
      longest,
      blocking,
      afterPaint: 1,
      scriptBytes: 2,
    });
    expect(medianOf([run(30, 7), run(10, 9), run(20, 8)])).toEqual(run(20, 8));
  });
});
