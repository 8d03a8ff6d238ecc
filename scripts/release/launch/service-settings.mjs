// A command that is called by hand works on what the service works on: it takes the settings that sendero.service takes.
import { lstatSync, readFileSync } from 'node:fs';

/** As the unit names them. */
const SETTINGS = '/etc/sendero.env';
const STATE = '/var/lib/sendero';

/**
 * Adds the settings of the service to those of whoever calls, which go first. SENDERO_SETTINGS names another file,
 * for a second service of this machine. Returns the names of what was added.
 */
export function addServiceSettings(environment) {
  const named = environment.SENDERO_SETTINGS;
  const file = named || SETTINGS;
  const added = new Set();
  for (const [name, value] of readSettings(file, { isNeeded: Boolean(named) }))
    if (environment[name] === undefined || added.has(name)) {
      // The later of two lines holds, as it does for systemd.
      environment[name] = value;
      added.add(name);
    }
  // The folder may be closed to whoever calls, who is then told so and not led to another one.
  if (lstatSync(STATE, { throwIfNoEntry: false })) environment.STATE_DIRECTORY ||= STATE;
  return added;
}

function readSettings(file, { isNeeded }) {
  try {
    return parseSettings(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT' && !isNeeded) return [];
    throw new Error(
      error.code === 'ENOENT'
        ? `${file}, which SENDERO_SETTINGS names, is not there.`
        : `${file}, the settings of the service, is not open to you. Call the command with sudo.`,
      { cause: error },
    );
  }
}

/** Reads NAME=value as systemd does: a line that begins with # or ; is a comment, and only then. */
export function parseSettings(text) {
  return text
    .replaceAll(/\\\r?\n/g, '')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, name, value] = /^\s*([A-Za-z_]\w*)\s*=(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, unquote(value.trim())]];
    });
}

function unquote(value) {
  const [, quote, inside] = /^(["'])(.*)\1$/.exec(value) ?? [];
  if (quote === "'") return inside;
  if (quote === '"') return inside.replaceAll(/\\(["\\$`])/g, '$1');
  return value.replaceAll(/\\(.)/g, '$1');
}
