// The way into a release: what it writes goes into one folder, and its own may be read only.
import { lstatSync, mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { addServiceSettings } from './service-settings.mjs';

/** The commands that npm calls in a checkout, where a colon stands for the hyphen, by the file of each. */
const COMMANDS = {
  'audit-log': 'scripts/audit-log.ts',
  backup: 'scripts/backup.ts',
  'company-new': 'scripts/company-new.ts',
  'content-check': 'scripts/content-check.ts',
  'content-export': 'scripts/revisions/content-export.ts',
  'content-import': 'scripts/revisions/content-import.ts',
  jobs: 'scripts/jobs.ts',
  privacy: 'scripts/privacy.ts',
  report: 'scripts/report.ts',
  restore: 'scripts/restore.ts',
  'sponsor-link': 'scripts/sponsor-link.ts',
  'studio-people': 'studio/people.ts',
};
/** What runs until it is ended, with the settings that it is started with. */
const SERVICES = { start: 'server/main.ts', studio: 'studio/main.ts' };
/** Commands that look at content alone, wherever it lies. */
const NEEDS_NO_STATE = new Set(['company-new', 'content-check']);
const USAGE = `Use: sendero [start]     run the server
     sendero studio      run the studio
     sendero COMMAND …   ${Object.keys(COMMANDS).join(', ')}
What the server and the studio write goes into STATE_DIRECTORY, or into ./var where that is not set. A command works on
what the service works on: it reads the same /etc/sendero.env (or SENDERO_SETTINGS) and uses /var/lib/sendero.
`;
/** Settings that name a file or a folder; a name without a slash before it is below the folder we are called from, or the service runs in. */
const PATHS = {
  PARTS_FILE: 'content-parts.sqlite',
  SECRET_FILE: 'secret.key',
  OUTBOX_DIR: 'outbox',
  BACKUP_DIR: undefined,
  CONTENT_COPY: 'content',
  CONTENT_DIR: undefined,
  STUDIO_DIR: 'studio',
};

const home = import.meta.dirname;
const load = (file) => import(path.join(home, file));
const [asked = 'start', ...args] = process.argv.slice(2);
const command = asked.replace(':', '-');
const isService = Object.hasOwn(SERVICES, command);

try {
  await run();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function run() {
  if (!isService && !Object.hasOwn(COMMANDS, command)) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const ofService = isService ? new Set() : addServiceSettings(process.env);
  const state = path.resolve(process.env.STATE_DIRECTORY || 'var');
  // The service runs in its folder, so what its settings name without a slash before it lies there.
  settlePaths(process.env, state, (name) => (ofService.has(name) ? state : process.cwd()));
  if (isService) await runService(state);
  else await runCommand(state);
}

function settlePaths(environment, state, baseOf) {
  for (const [name, usual] of Object.entries(PATHS)) {
    const set = environment[name];
    if (set !== undefined && set !== '') environment[name] = path.resolve(baseOf(name), set);
    else if (usual !== undefined) environment[name] = path.join(state, usual);
  }
  environment.CONTENT_DIR ||= path.join(home, 'content');
  environment.DATABASE_URL ||= `sqlite:${path.join(state, 'sendero.sqlite')}`;
  const [, file] = /^sqlite:(.+)$/.exec(environment.DATABASE_URL) ?? [];
  if (file !== undefined)
    environment.DATABASE_URL = `sqlite:${path.resolve(baseOf('DATABASE_URL'), file)}`;
}

async function runService(state) {
  // Before any file with types, because what strips them takes 9 MB; where the program lies compiled nothing is stripped.
  process.env.NODE_COMPILE_CACHE ??= path.join(home, 'build/compiled');
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
  mkdirSync(state, { recursive: true, mode: 0o700 });
  const { getNodeName } = await load('server/analytics/node-name.ts');
  const { createLog } = await load('server/log.ts');
  const log = createLog('warn', (line) => process.stderr.write(line));
  process.env.NODE_NAME ||= getNodeName(undefined, { file: path.join(state, 'node-name'), log });
  // The build is read from the folder that the server runs in.
  process.chdir(home);
  await load(SERVICES[command]);
}

async function runCommand(state) {
  // The folder of a service is a link that is seen by all, to a place that is closed to most.
  if (!lstatSync(state, { throwIfNoEntry: false }) && !NEEDS_NO_STATE.has(command))
    throw new Error(
      `There is no service here: ${state} is not there, and neither /var/lib/sendero. Name the folder of the server, as STATE_DIRECTORY=FOLDER, or a file with its settings, as SENDERO_SETTINGS=FILE.`,
    );
  const script = path.join(home, COMMANDS[command]);
  process.argv = [process.execPath, script, ...args];
  await load(COMMANDS[command]);
}
