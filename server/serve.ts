import './production.ts';
import path from 'node:path';
import { inspect } from 'node:util';
import { getLanguage, LANGUAGES } from '#domain/language/language.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import { parseConfig } from './config.ts';
import { BrokenContentError } from './content/problems.ts';
import { describeError } from './describe-error.ts';
import { guardConsole } from './guard-console.ts';
import { createLog } from './log.ts';
import { startServer } from './assemble/server.ts';
import { loadPageRenderer } from './pages/ssr.ts';
import { loadStaticFiles } from './static/static-files.ts';

const config = parseConfig(process.env);
const log = createLog(config.logLevel, (line) => process.stdout.write(line));
guardConsole(log);

try {
  const running = await startServer({
    config,
    log,
    renderer: await loadPageRenderer(log),
    statics: loadStaticFiles(path.resolve('build/client')),
  });
  const { version, companies } = running.content.current;
  log.info('listening', {
    port: running.port,
    ...(running.metricsPort !== undefined && { metricsPort: running.metricsPort }),
    content: version,
  });
  printAddresses(running.port, [...companies.keys()]);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info('leaving', { signal });
      void running.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  // The author has to correct broken content and needs its lines; a stack trace would hide them.
  process.stderr.write(
    `${error instanceof BrokenContentError ? error.message : describe(error)}\n`,
  );
  // Anything that is still open would keep the process, and whoever supervises it would take it for one that runs.
  process.exit(1);
}

process.on('unhandledRejection', (reason) => {
  log.error('unhandled-rejection', { ...describeError(reason) });
  process.exitCode = 1;
});

function describe(error: unknown): string {
  return error instanceof Error ? inspect(error) : String(error);
}

function printAddresses(port: number, companyIds: readonly string[]): void {
  const host = ['0.0.0.0', '127.0.0.1', '::'].includes(config.host) ? 'localhost' : config.host;
  const base = config.publicOrigin ?? `http://${host}:${port}`;
  const lines = companyIds.flatMap((id) =>
    LANGUAGES.map((language, index) => {
      const company = (index === 0 ? id : '').padEnd(14);
      return `  ${company} ${getLanguage(language).name}  ${withLanguage(`${base}/${id}`, language)}`;
    }),
  );
  process.stdout.write(`\nSendero is ready:\n${lines.join('\n')}\n\n`);
}
