import type { Database } from './connect.ts';
import type { DatabaseCircuit } from './database-circuit.ts';
import type { DatabaseClock } from './database-clock.ts';
import { pingDatabase } from './queries/settings.ts';
import { withDeadline } from './statement-time.ts';

const PROBE_MS = 1_000;
const PROBE_DEADLINE_MS = 2_000;

interface DatabaseWatch {
  /** The result of the last probe; callers do not wait for the next one. */
  isReady: () => boolean;
  stop: () => Promise<void>;
}

export interface Watched {
  database: Database;
  circuit: DatabaseCircuit;
  clock: DatabaseClock;
}

/**
 * Asks the database every second whether it takes writes and what time it is, and closes the circuit
 * when it answers.
 */
export function watchDatabase({ database, circuit, clock }: Watched): DatabaseWatch {
  let isAnswering = true;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let asking: Promise<void> = Promise.resolve();
  const ask = async (): Promise<void> => {
    try {
      await withDeadline(PROBE_DEADLINE_MS, () =>
        circuit.probe(async () => {
          await pingDatabase(database);
          await clock.compare();
        }),
      );
      isAnswering = true;
    } catch {
      // The circuit counts this failure too, and logs it when it opens.
      isAnswering = false;
    }
    askLater();
  };
  const askLater = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      asking = ask();
    }, PROBE_MS);
    timer.unref();
  };
  askLater();
  return {
    isReady: () => isAnswering && !circuit.isOpen,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await asking;
    },
  };
}
