import { defineConfig, mergeConfig } from 'vitest/config';
import processes from '../support/processes.config.ts';

/** Every machine of an installation on this one: the databases change their leader in half a minute. */
export default mergeConfig(
  processes,
  defineConfig({
    test: {
      maxWorkers: 1,
      include: ['tests/cluster/*.cluster.ts'],
      testTimeout: 900_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: 240_000, interval: 250 } },
    },
  }),
);
