import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { FlagName } from '#domain/flags/flags.ts';

/** Sets top-level values of a YAML file of a content copy; its other lines stay where they are. */
export function changeYaml(
  contentDir: string,
  file: string,
  changes: Readonly<Record<string, unknown>>,
): void {
  const name = path.join(contentDir, file);
  const document = parseDocument(readFileSync(name, 'utf8'));
  for (const [key, value] of Object.entries(changes)) document.set(key, value);
  writeFileSync(name, document.toString());
}

/** Changes one flag of a content copy's flag file. */
export function changeFlag(
  contentDir: string,
  flag: FlagName,
  changes: Readonly<Record<string, unknown>>,
): void {
  const name = path.join(contentDir, 'flags.yaml');
  const document = parseDocument(readFileSync(name, 'utf8'));
  for (const [key, value] of Object.entries(changes)) document.setIn(['flags', flag, key], value);
  writeFileSync(name, document.toString());
}
