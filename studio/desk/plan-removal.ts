import { splitFile } from '../text/split-file.ts';
import { itemAt } from '../text/write-item.ts';
import { unwriteValue } from '../text/write-value.ts';
import type { ContentFolder } from './content-folder.ts';
import type { Edit } from './draft.ts';
import type { Entry } from './entry.ts';

interface PlannedRemoval {
  files: Map<string, string | null>;
  /** By which it is taken back where others have written in the same file since. */
  edits: Edit[];
}

/** What goes with an entry: its files, all that a company has for itself, or its lines in a file of many. */
export function planRemoval(
  { files, scope, kind, company }: Entry,
  { read, list }: Pick<ContentFolder, 'read' | 'list'>,
): PlannedRemoval {
  const [file = ''] = files;
  const text = read(file);
  if (scope.length > 0) {
    const base = text === undefined ? undefined : itemAt(splitFile(file, text).yaml, scope);
    const without = text === undefined ? undefined : unwriteValue(file, text, scope, null);
    if (base === undefined || without === undefined) return { files: new Map(), edits: [] };
    return {
      files: new Map([[file, without]]),
      edits: [{ file, path: [...scope], base, value: '' }],
    };
  }
  const folders = kind === 'company' ? [`companies/${company}`, `fragments/${company}`] : [];
  const own = [...files.filter((one) => read(one) !== undefined), ...folders.flatMap(list)];
  return { files: new Map(own.map((one) => [one, null])), edits: [] };
}
