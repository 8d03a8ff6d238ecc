import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into the measured server before its own code, so that the server needs no address for it. It
 * answers its parent how long the event loop stood still, and what is in memory once garbage is gone.
 */
const RESOLUTION_MS = 5;
const COLLECTIONS = 3;

if (isMainThread && process.send) {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  process.on('message', (asked) => {
    if (asked === 'memory') {
      // What is kept in case it is used again, such as compiled code, goes only after several.
      for (let time = 0; time < COLLECTIONS; time += 1) collectGarbage();
      const { heapUsed, external } = process.memoryUsage();
      process.send?.({ liveBytes: heapUsed + external });
    } else {
      process.send?.({ longestDelayMs: Math.max(0, delays.max / 1e6 - RESOLUTION_MS) });
      delays.reset();
    }
  });
  // The channel does not keep a server that leaves, and a server whose bench has gone leaves too.
  process.channel?.unref();
  process.once('disconnect', () => process.exit());
}
