import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseInTree,
  pathId,
  pathsOf,
  readPath,
  selectedPath,
  type QuestionNode,
  type TreePath,
  type YesNo,
} from './question-tree.ts';

function leaf(label: YesNo, text: string) {
  return { label, text, selected: false };
}

const TREE: QuestionNode = {
  text: 'Do you save?',
  items: [
    {
      ...leaf('yes', 'I save'),
      item: {
        text: 'Do you get the match?',
        items: [
          {
            ...leaf('yes', 'All of it'),
            item: { text: 'More?', items: [leaf('yes', 'More'), leaf('no', 'The same')] },
          },
          leaf('no', 'Part of it'),
        ],
      },
    },
    leaf('no', 'I do not save'),
  ],
};

/** Every answer that is selected, visible or hidden. */
function everySelected(node: QuestionNode, above: TreePath = []): string[] {
  return node.items.flatMap((item) => {
    const path = [...above, item.label];
    return [
      ...(item.selected ? [pathId(path)] : []),
      ...(item.item ? everySelected(item.item, path) : []),
    ];
  });
}

const anyChoice: fc.Arbitrary<TreePath> = fc.constantFrom<TreePath>(
  ['yes'],
  ['no'],
  ['yes', 'yes'],
  ['yes', 'no'],
  ['yes', 'yes', 'yes'],
  ['yes', 'yes', 'no'],
);

describe('choosing in a yes/no tree', () => {
  it('selects the answer and deselects its sibling', () => {
    const yes = chooseInTree(TREE, ['yes']);
    expect(yes.items.map(({ selected }) => selected)).toEqual([true, false]);
    const no = chooseInTree(yes, ['no']);
    expect(no.items.map(({ selected }) => selected)).toEqual([false, true]);
  });

  it('deselects everything below the sibling, so that what is hidden does not count', () => {
    const deep = chooseInTree(TREE, ['yes', 'yes', 'no']);
    expect(pathId(selectedPath(deep))).toBe('yes-yes-no');
    expect(everySelected(chooseInTree(deep, ['no']))).toEqual(['no']);
    // After coming back, the questions below are open again.
    expect(selectedPath(chooseInTree(chooseInTree(deep, ['no']), ['yes']))).toEqual(['yes']);
  });

  it('keeps what is below an answer that is chosen once more', () => {
    const deep = chooseInTree(TREE, ['yes', 'no']);
    expect(selectedPath(chooseInTree(deep, ['yes']))).toEqual(['yes', 'no']);
  });

  it('changes nothing in the tree it was given', () => {
    chooseInTree(TREE, ['yes', 'yes', 'yes']);
    expect(everySelected(TREE)).toEqual([]);
  });

  it('leaves one way selected from the first question down, whatever was chosen before', () => {
    fc.assert(
      fc.property(fc.array(anyChoice, { maxLength: 8 }), anyChoice, (before, last) => {
        const tree = [...before, last].reduce(chooseInTree, TREE);
        const way = selectedPath(tree);
        expect(pathId(way).startsWith(pathId(last))).toBe(true);
        const onTheWay = way.map((_, index) => pathId(way.slice(0, index + 1)));
        expect(everySelected(tree)).toEqual(onTheWay);
      }),
    );
  });
});

describe('the ways through a tree', () => {
  it('are those that end at an answer with no question below it', () => {
    expect(pathsOf(TREE).map(pathId)).toEqual(['yes-yes-yes', 'yes-yes-no', 'yes-no', 'no']);
  });

  it.each([
    { id: 'yes-no', path: ['yes', 'no'] },
    { id: '', path: [] },
    { id: undefined, path: [] },
    { id: 'maybe', path: [] },
    { id: 'yes-maybe-no', path: ['yes'] },
    { id: '<b>', path: [] },
  ])('are read from $id as $path', ({ id, path }) => {
    expect(readPath(id)).toEqual(path);
  });
});
