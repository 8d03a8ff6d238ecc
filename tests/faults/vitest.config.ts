import { defineConfig, mergeConfig } from 'vitest/config';
import { FURTHER_FAULTS } from '../../scripts/suites/further-files.ts';
import processes from '../support/processes.config.ts';

/** These tests measure the speed and memory of the server, so no other test may run beside them. */
const MEASURING = ['tests/faults/memory.fault.ts', 'tests/faults/hanging-database.fault.ts'];
const LEFT = process.env['SENDERO_SIZE'] === 'usual' ? FURTHER_FAULTS : [];

/**
 * Two tests run at once, because they mostly wait for processes and mails; the measuring ones run
 * afterwards.
 */
export default mergeConfig(
  processes,
  defineConfig({
    test: {
      maxWorkers: 2,
      // Thirty starts of a server take a minute, and several minutes on a shared machine.
      testTimeout: 600_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 60_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'together',
            include: ['tests/faults/*.fault.ts'],
            exclude: [...MEASURING, ...LEFT],
            sequence: { groupOrder: 0 },
          },
        },
        {
          extends: true,
          test: {
            name: 'alone',
            include: MEASURING,
            exclude: [...LEFT],
            maxWorkers: 1,
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  }),
);
