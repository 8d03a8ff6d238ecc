import '#server/production.ts';
import path from 'node:path';
import { parseConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { startServer } from '#server/assemble/server.ts';
import { loadPageRenderer } from '#server/pages/ssr.ts';
import { loadStaticFiles } from '#server/static/static-files.ts';
import { fixturePlans } from '#tests/support/mail/action-plans.ts';
import { FAULT_TUNING, withLease } from './tuning.ts';

// Runs the real server as a process of its own, so that it can be killed.
const log = createLog('error', (line) => process.stderr.write(line));
const running = await startServer({
  config: parseConfig(process.env),
  log,
  renderer: await loadPageRenderer(log),
  statics: loadStaticFiles(path.resolve('build/client')),
  actionPlans: fixturePlans,
  deskTuning: withLease(FAULT_TUNING, process.env['JOB_LEASE_MS']),
});
process.stdout.write(
  `${JSON.stringify({ port: running.port, metricsPort: running.metricsPort, pid: process.pid })}\n`,
);
process.once('SIGTERM', () => void running.close().then(() => process.exit(0)));
