import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the browser fetches for a component that only some pages use, as addresses. */
export interface ComponentFiles {
  scripts: string[];
  styles: string[];
}

/** Written by the build beside its pages. */
export function readComponentFiles(build: string): Record<string, ComponentFiles> {
  const file = path.join(build, 'components.json');
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, ComponentFiles>;
}
