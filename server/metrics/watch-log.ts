import { Counter, type Registry } from 'prom-client';
import type { Log } from '../log.ts';

type Fields = Readonly<Record<string, unknown>>;

const ENDED_JOB = /^job-(done|failed|dead)$/;

/**
 * Counts what is logged by its name, which is a word of our sources, so that whatever is worth a line can be alerted on.
 * A line that stands for many counts as many.
 */
export function watchLog(log: Log, registers: Registry[]): Log {
  const events = new Counter({
    name: 'sendero_log_events_total',
    help: 'Lines of the log by event; a line with a count counts as many',
    labelNames: ['level', 'event'],
    registers,
  });
  const jobs = new Counter({
    name: 'sendero_jobs_ended_total',
    help: 'Tries of jobs that this node made, by kind and by how they ended',
    labelNames: ['kind', 'result'],
    registers,
  });
  const watched =
    (level: keyof Log) =>
    (event: string, fields: Fields = {}): void => {
      const { count = 1, kind } = fields;
      if (event !== 'request') events.inc({ level, event }, typeof count === 'number' ? count : 1);
      const result = ENDED_JOB.exec(event)?.[1];
      if (result !== undefined && typeof kind === 'string') jobs.inc({ kind, result });
      log[level](event, fields);
    };
  return { info: watched('info'), warn: watched('warn'), error: watched('error') };
}
