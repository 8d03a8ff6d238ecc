import type { SourceTree } from '../source-tree.ts';

interface DataFile {
  file: string;
  text: string;
  /** The lines above the text in its file. */
  lineOffset: number;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---/;

/** The YAML of all texts: that of whole files, and what stands above Markdown. */
export function listDataFiles(tree: SourceTree): DataFile[] {
  return tree.everyFile().flatMap((file): DataFile[] => {
    if (!/\.(?:yaml|md)$/.test(file)) return [];
    const text = tree.text(file) ?? '';
    if (file.endsWith('.yaml')) return [{ file: `content/${file}`, text, lineOffset: 0 }];
    const [, front] = FRONT_MATTER.exec(text) ?? [];
    return front === undefined ? [] : [{ file: `content/${file}`, text: front, lineOffset: 1 }];
  });
}
