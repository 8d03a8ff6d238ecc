import '#server/production.ts';
import { BrokenContentError } from '#server/content/problems.ts';
import { createLog } from '#server/log.ts';
import { openHosted } from './open-hosted.ts';
import { openStudio } from './open-studio.ts';
import { readSettings, type HostedSettings, type StudioSettings } from './settings.ts';

/** `npm run studio`: the studio for the person at this machine or, with `STUDIO_ORIGIN`, for people from elsewhere. */
try {
  const { hosted, ...settings } = readSettings(process.env);
  const close = await (hosted ? host(hosted, settings) : openHere(settings));
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  // What was opened before would keep the process, and whoever supervises it would take it for one that runs.
  process.exit(1);
}

type Settings = Omit<StudioSettings, 'hosted'>;

async function openHere(settings: Settings): Promise<() => Promise<void>> {
  const log = createLog('warn', (line) => process.stderr.write(line));
  const studio = await openStudio({ ...settings, log });
  const sayLink = (): void => {
    process.stdout.write(
      `\nThe studio is open for you. This link works once (Enter prints another):\n  ${studio.makeLink()}\n`,
    );
  };
  sayLink();
  process.stdin.on('data', sayLink);
  return studio.close;
}

async function host(hosted: HostedSettings, settings: Settings): Promise<() => Promise<void>> {
  const log = createLog(hosted.config.logLevel, (line) => process.stdout.write(line));
  const studio = await openHosted({ ...settings, hosted, log });
  log.info('studio-listening', { port: studio.port });
  return studio.close;
}

function describe(error: unknown): string {
  if (error instanceof BrokenContentError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
