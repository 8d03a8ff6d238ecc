import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The addresses of the styles of a component used on some pages only. */
export interface ComponentFiles {
  styles: string[];
}

/** The build writes this file beside its pages. */
export function readComponentFiles(build: string): Record<string, ComponentFiles> {
  const file = path.join(build, 'components.json');
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, ComponentFiles>;
}
