import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { connectDatabase } from './connect.ts';
import { nameStatement } from './statement-name.ts';

const database = connectDatabase(
  'sqlite::memory:',
  createLog('error', () => undefined),
);

it.each([
  {
    query: database.selectFrom('jobs as j').select('j.id').where('id', '=', 'x'),
    name: 'select jobs',
  },
  { query: database.deleteFrom('jobs').where('id', '=', 'x'), name: 'delete jobs' },
  { query: database.updateTable('jobs').set({ state: 'sent' }), name: 'update jobs' },
  { query: sql`select ${'x'}`, name: 'statement' },
])('a statement is told as “$name”, without its values', ({ query, name }) => {
  expect(nameStatement(query.compile(database))).toBe(name);
});
