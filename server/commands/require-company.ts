import path from 'node:path';
import { SourceTree } from '../content/source-tree.ts';

/** Ends a command about a company that the content does not have: the names of all are found without reading any. */
export function requireCompany(contentDir: string, companyId: string): void {
  const companies = new SourceTree(path.resolve(contentDir)).folders('companies');
  if (companies.includes(companyId)) return;
  throw new Error(`${companyId}: no such company. There are ${companies.join(', ')}.`);
}
