import '#server/production.ts';
import { z } from 'zod';
import { BrokenContentError } from '#server/content/problems.ts';
import { createLog } from '#server/log.ts';
import { openStudio } from './open-studio.ts';

/** `npm run studio`: the studio for the person at this machine. */
const settings = z
  .object({
    /** The port of the studio; 0 takes a free one. */
    STUDIO_PORT: z.coerce.number().int().min(0).max(65_535).default(3100),
    /** Where drafts, the journal and the audit log lie. */
    STUDIO_DIR: z.string().min(1).default('var/studio'),
    /** The folder authors edit. */
    CONTENT_DIR: z.string().min(1).default('content'),
  })
  .parse(process.env);

try {
  const studio = await openStudio({
    contentDir: settings.CONTENT_DIR,
    varDir: settings.STUDIO_DIR,
    port: settings.STUDIO_PORT,
    log: createLog('warn', (line) => process.stderr.write(line)),
  });
  const sayLink = (): void => {
    process.stdout.write(
      `\nThe studio is open for you. This link works once (Enter prints another):\n  ${studio.makeLink()}\n`,
    );
  };
  sayLink();
  process.stdin.on('data', sayLink);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void studio.close().then(() => process.exit(0)));
} catch (error) {
  if (!(error instanceof BrokenContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
