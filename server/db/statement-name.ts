import type { CompiledQuery, OperationNode, RootOperationNode } from 'kysely';

/** A statement that has ended, without a value of it. */
interface EndedStatement {
  /** What it did and to which table, such as `select jobs`. */
  name: string;
  ms: number;
  hasFailed: boolean;
}

export type OnStatement = (statement: EndedStatement) => void;

const VERBS: Readonly<Record<string, string>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
};

/** What a statement does and to which table, without a value: `select jobs`. One that is written by hand is `statement`. */
export function nameStatement({ query }: Pick<CompiledQuery, 'query'>): string {
  const verb = VERBS[query.kind];
  const table = tableOf(query);
  if (verb === undefined) return 'statement';
  return table === undefined ? verb : `${verb} ${table}`;
}

function tableOf(query: RootOperationNode): string | undefined {
  switch (query.kind) {
    case 'SelectQueryNode':
    case 'DeleteQueryNode':
      return nameOf(query.from?.froms[0]);
    case 'InsertQueryNode':
      return nameOf(query.into);
    case 'UpdateQueryNode':
      return nameOf(query.table);
    default:
      return undefined;
  }
}

interface MaybeTable {
  node?: OperationNode;
  table?: { identifier?: { name?: string } };
}

function nameOf(node: (OperationNode & MaybeTable) | undefined): string | undefined {
  if (node?.kind === 'AliasNode') return nameOf(node.node);
  return node?.table?.identifier?.name;
}
