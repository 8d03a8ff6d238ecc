export type YesNo = 'yes' | 'no';

/** A question with two answers, each of which may lead to another question. */
export interface QuestionNode {
  text: string;
  items: readonly TreeItem[];
}

interface TreeItem {
  label: YesNo;
  text: string;
  selected: boolean;
  item?: QuestionNode;
}

/** The answers from the first question down: `['yes', 'no']`. */
export type TreePath = readonly YesNo[];

/**
 * Selects the answer at the end of the path and all that lead to it. Their siblings are deselected
 * with everything below them, so that what is hidden no longer counts.
 */
export function chooseInTree(node: QuestionNode, path: TreePath): QuestionNode {
  const [chosen, ...rest] = path;
  return {
    ...node,
    items: node.items.map((item) => {
      if (item.label !== chosen) return deselect(item);
      const below = item.item && (rest.length > 0 ? chooseInTree(item.item, rest) : item.item);
      return { ...item, selected: true, ...(below && { item: below }) };
    }),
  };
}

function deselect(item: TreeItem): TreeItem {
  if (!item.item) return { ...item, selected: false };
  return {
    ...item,
    selected: false,
    item: { ...item.item, items: item.item.items.map(deselect) },
  };
}

/** The answers that are selected and visible: the way from the first question down. */
export function selectedPath(node: QuestionNode): TreePath {
  const selected = node.items.find((item) => item.selected);
  if (!selected) return [];
  return [selected.label, ...(selected.item ? selectedPath(selected.item) : [])];
}

/** The ways that answer the question to its end. */
export function pathsOf(node: QuestionNode): TreePath[] {
  return node.items.flatMap((item) =>
    item.item ? pathsOf(item.item).map((path) => [item.label, ...path]) : [[item.label]],
  );
}

/** The name of an answer, or of the part of it that has been answered. */
export function pathId(path: TreePath): string {
  return path.join('-');
}

/** Reads the leading `yes` and `no` of a text, up to the first word that is neither. */
export function readPath(id: string | null | undefined): TreePath {
  const path: YesNo[] = [];
  for (const label of (id ?? '').split('-')) {
    if (label !== 'yes' && label !== 'no') break;
    path.push(label);
  }
  return path;
}
