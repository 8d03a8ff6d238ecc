import '#server/production.ts';
import { createLog } from '../server/log.ts';
import { parseConfig } from '../server/config.ts';
import { startServer } from '#server/assemble/server.ts';
import { loadPageRenderer } from '#server/pages/ssr.ts';
import { loadStaticFiles } from '../server/static/static-files.ts';

/** The server as a child of the bench: it tells its port, and on request its processor time. */
const log = createLog('error', (line) => process.stderr.write(line));
const running = await startServer({
  config: parseConfig({ PORT: '0', DATABASE_URL: 'sqlite::memory:', LOG_LEVEL: 'error' }),
  log,
  renderer: await loadPageRenderer(log),
  statics: loadStaticFiles('build/client'),
  keepsPages: process.argv[2] !== 'anew',
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1_000 });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: running.port });
