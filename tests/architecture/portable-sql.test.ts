import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRefused, REFUSED } from '#tests/support/database/portable-sql.ts';

/** Raw SQL stands in templates; what the query builder writes is read where PostgreSQL runs it. */
const RAW_SQL = /sql(?:<[^`]*?>)?`([^`]*)`/g;

describe('our SQL', () => {
  it.each(REFUSED)('would be refused with $what', ({ what, example }) => {
    expect(findRefused(example)).toEqual([what]);
  });

  it('may skip what others have locked, return rows and resolve conflicts', () => {
    const allowed = [
      'select id from jobs for update skip locked',
      'insert into likes (id) values (1) on conflict (id) do nothing returning id',
      'set local statement_timeout = 600000',
      'set statement_timeout = 3000',
    ];
    expect(allowed.flatMap(findRefused)).toEqual([]);
  });

  it('has nothing that the distributed engines lack', () => {
    const statements = readdirSync('server', { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => {
        const text = readFileSync(path.join('server', file), 'utf8');
        return Array.from(text.matchAll(RAW_SQL), ([, statement = '']) => ({ file, statement }));
      });
    expect(statements.length).toBeGreaterThan(8);
    const refused = statements.flatMap(({ file, statement }) =>
      findRefused(statement).map((what) => `${file}: ${what}`),
    );
    expect(refused).toEqual([]);
  });
});
