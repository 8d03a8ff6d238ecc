// The way into a release: what it writes goes into one folder, and its own may be read only.
import { mkdirSync } from 'node:fs';
import path from 'node:path';

const COMMANDS = ['backup', 'jobs', 'privacy', 'report', 'restore'];
const USAGE = `Use: sendero [start]     run the server
     sendero COMMAND …   ${COMMANDS.join(', ')}: each says how it is used
What is written goes into STATE_DIRECTORY, or into ./var where that is not set.
`;
/** Settings that name a file or a folder; a name without a slash before it is below the folder we are called from. */
const PATHS = {
  PARTS_FILE: 'content-parts.sqlite',
  SECRET_FILE: 'secret.key',
  OUTBOX_DIR: 'outbox',
  BACKUP_DIR: undefined,
  CONTENT_DIR: undefined,
};

const home = import.meta.dirname;
const load = (file) => import(path.join(home, file));
const state = path.resolve(process.env.STATE_DIRECTORY ?? 'var');
for (const [name, usual] of Object.entries(PATHS)) {
  const set = process.env[name];
  if (set !== undefined && set !== '') process.env[name] = path.resolve(set);
  else if (usual !== undefined) process.env[name] = path.join(state, usual);
}
process.env.CONTENT_DIR ??= path.join(home, 'content');
process.env.DATABASE_URL ||= `sqlite:${path.join(state, 'sendero.sqlite')}`;
const [, file] = /^sqlite:(.+)$/.exec(process.env.DATABASE_URL) ?? [];
if (file !== undefined) process.env.DATABASE_URL = `sqlite:${path.resolve(file)}`;

const [command = 'start', ...args] = process.argv.slice(2);
if (command === 'start') {
  mkdirSync(state, { recursive: true, mode: 0o700 });
  const { getNodeName } = await load('server/analytics/node-name.ts');
  const { createLog } = await load('server/log.ts');
  const log = createLog('warn', (line) => process.stderr.write(line));
  process.env.NODE_NAME ||= getNodeName(undefined, { file: path.join(state, 'node-name'), log });
  // The build is read from the folder that the server runs in.
  process.chdir(home);
  await load('server/main.ts');
} else if (COMMANDS.includes(command)) {
  const script = `scripts/${command}.ts`;
  process.argv = [process.execPath, path.join(home, script), ...args];
  await load(script);
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
