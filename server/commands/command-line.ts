import { existsSync } from 'node:fs';
import path from 'node:path';

/** A release has its own way in, and no npm. */
const IS_RELEASE = existsSync(path.join(import.meta.dirname, '../../start.mjs'));

/** What a person types for a command of package.json here, such as `npm run jobs -- list`. */
export function commandLine(name: string, ...args: readonly string[]): string {
  if (IS_RELEASE) return ['sendero', name.replace(':', '-'), ...args].join(' ');
  return ['npm run', name, ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
}
