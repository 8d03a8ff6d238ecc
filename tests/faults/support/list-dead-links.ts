import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What authors write is shown as an example. */
const EXAMPLE = /^ {4}.*$/gm;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;

/** The links of a folder's own texts and of its `docs` that lead to a file which is not there. */
export function listDeadLinks(folder: string): string[] {
  const texts = [
    ...readdirSync(folder),
    ...readdirSync(path.join(folder, 'docs'), { recursive: true }).map(
      (file) => `docs/${String(file)}`,
    ),
  ].filter((file) => file.endsWith('.md'));
  return texts.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8').replaceAll(EXAMPLE, '');
    return Array.from(text.matchAll(LINK), ([, link = '']) => path.join(path.dirname(file), link))
      .filter((target) => !existsSync(path.join(folder, target)))
      .map((target) => `${file} -> ${target}`);
  });
}
