import { parseSync } from 'vite';
import { isNode, walkSyntax, type SyntaxNode } from '#tests/support/texts/walk-syntax.ts';

const NAMING = new Set(['describe', 'it', 'test']);

/**
 * Lists the titles of a file of tests as they stand in it: with `$name` and `${value}` where a value is put in, each
 * of two that a condition decides between, and once more for each row of a table that stands beside the title.
 */
export function listTitles(file: string, source: string): string[] {
  return walkSyntax(parseSync(file, source).program).flatMap((node) => {
    const { callee, arguments: given } = node;
    if (node.type !== 'CallExpression' || !isNode(callee) || !NAMING.has(nameOf(callee))) return [];
    const rows = rowsOf(callee);
    return textsOf(Array.isArray(given) ? given[0] : undefined, source).flatMap((title) => [
      title,
      ...rows.map((row) => fillIn(title, row)),
    ]);
  });
}

/** What a call begins with: `it` of `it.skipIf(isSlow).each(rows)`. */
function nameOf(callee: SyntaxNode): string {
  const inner = callee['object'] ?? callee['callee'];
  return isNode(inner) ? nameOf(inner) : String(callee['name']);
}

function textsOf(node: unknown, source: string): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return [String(node['value'])];
  if (node.type === 'TemplateLiteral') return [textOfTemplate(node, source)];
  if (node.type === 'ConditionalExpression')
    return [...textsOf(node['consequent'], source), ...textsOf(node['alternate'], source)];
  return [];
}

function textOfTemplate({ quasis, expressions }: SyntaxNode, source: string): string {
  const values = expressions as Array<{ start: number; end: number }>;
  return (quasis as Array<{ value: { cooked: string } }>)
    .map(({ value: { cooked } }, at) => {
      const next = values[at];
      return next === undefined ? cooked : `${cooked}\${${source.slice(next.start, next.end)}}`;
    })
    .join('');
}

type Row = ReadonlyMap<string, string>;

/** The written values of the rows in `it.each([{ name: 'a' }])`. */
function rowsOf({ arguments: given }: SyntaxNode): Row[] {
  const [table] = Array.isArray(given) ? (given as unknown[]) : [];
  const list = isNode(table) && isNode(table['expression']) ? table['expression'] : table;
  if (!isNode(list) || !Array.isArray(list['elements'])) return [];
  return list['elements'].filter(isNode).map(rowOf);
}

function rowOf({ properties }: SyntaxNode): Row {
  const all = Array.isArray(properties) ? properties.filter(isNode) : [];
  return new Map(
    all.flatMap(({ key, value }) =>
      isNode(key) && isNode(value) && value.type === 'Literal'
        ? [[String(key['name']), String(value['value'])] as const]
        : [],
    ),
  );
}

function fillIn(title: string, row: Row): string {
  return title.replaceAll(/\$(\w+)/g, (sign, name: string) => row.get(name) ?? sign);
}
