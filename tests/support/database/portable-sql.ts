interface Refused {
  what: string;
  pattern: RegExp;
  /** A statement that has it, so that the pattern is known to find it. */
  example: string;
}

// Where it says so:
// - COCKROACH: https://www.cockroachlabs.com/docs/v23.2/postgresql-compatibility, "Unsupported Features"
// - YUGABYTE: https://docs.yugabyte.com/latest/explore/ysql-language-features/postgresql-compatibility/,
//   "Unsupported PostgreSQL features", with the numbers of its issues
// - PGBOUNCER: https://www.pgbouncer.org/features.html, "SQL feature map for pooling modes": never in
//   transaction mode
/**
 * What PostgreSQL has, and an engine that speaks its language lacks, or a pooler in transaction mode
 * breaks. Our statements do without.
 */
export const REFUSED: readonly Refused[] = [
  {
    // COCKROACH: some are there and do nothing. YUGABYTE: 3642, an error. PGBOUNCER: of a session.
    what: 'an advisory lock',
    pattern: /\bpg_(?:try_)?advisory_/,
    example: 'select pg_advisory_lock(1)',
  },
  {
    // COCKROACH: events. YUGABYTE: 1872, off unless switched on. PGBOUNCER: LISTEN.
    what: 'a notification',
    pattern: /\b(?:un)?listen\s+["\w*]|\bnotify\s+["\w]|\bpg_notify\b/,
    example: 'listen jobs',
  },
  {
    // YUGABYTE: 5384.
    what: 'the lock of a table',
    pattern: /\block\s+table\b/,
    example: 'lock table jobs in exclusive mode',
  },
  {
    // COCKROACH: https://www.cockroachlabs.com/docs/v23.1/select-for-update, neither strength.
    what: 'a lock of rows that is shared',
    pattern: /\bfor\s+(?:key\s+)?share\b/,
    example: 'select id from jobs for key share',
  },
  {
    // COCKROACH: triggers, stored procedures.
    what: 'a program in the database',
    pattern:
      /\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+)?(?:trigger|procedure|function)\b|\bdo\s+\$/,
    example: 'create or replace function count_like() returns trigger as $$ begin end $$',
  },
  {
    // COCKROACH: https://www.cockroachlabs.com/docs/v23.2/serial, numbers that need not grow. YUGABYTE:
    // https://docs.yugabyte.com/stable/api/ysql/exprs/sequence_functions/func_nextval/, each connection
    // has a block of them.
    what: 'a number that the database counts up',
    pattern:
      /\b(?:small|big)?serial[248]?\b|\bsequence\b|\b(?:next|curr|set)val\s*\(|\bas\s+identity\b/,
    example: 'create table jobs (id bigserial primary key)',
  },
  {
    // COCKROACH: https://www.cockroachlabs.com/docs/v23.2/postgresql-compatibility#integer-division,
    // where 1 / 2 is 0.5.
    what: 'a division, which of integers is an integer in PostgreSQL alone',
    pattern: /[\w)"]\s*\/\s*[\w("$]/,
    example: 'select due_at / 1000 from jobs',
  },
  {
    // COCKROACH: drop primary key, and https://www.cockroachlabs.com/docs/v23.2/alter-table#alter-column,
    // whose change of a type is no part of a transaction. YUGABYTE: 1893, ALTER TYPE.
    what: 'another key or type of what is there',
    pattern: /\bdrop\s+constraint\s+"?\w*_p?key\b|\balter\s+type\b|\balter\s+column\b.*\btype\b/,
    example: 'alter table jobs drop constraint jobs_pkey',
  },
  {
    // COCKROACH: COPY … TO.
    what: 'a copy to a file',
    pattern: /^\s*copy\b.*\bto\b/,
    example: 'copy jobs to stdout',
  },
  {
    // PGBOUNCER: those that outlive a transaction.
    what: 'a temporary table',
    pattern: /\bcreate\s+(?:local\s+|global\s+)?temp(?:orary)?\s/,
    example: 'create temporary table gone (id text)',
  },
  {
    // YUGABYTE: 5956.
    what: 'a table that inherits',
    pattern: /\binherits\s*\(/,
    example: 'create table cities () inherits (places)',
  },
  {
    // YUGABYTE: 3944.
    what: 'an exclusion constraint',
    pattern: /\bexclude\s+(?:using\b|\()/,
    example: 'alter table rooms add exclude (during with =)',
  },
  {
    // YUGABYTE: 1709.
    what: 'a constraint that waits for the commit',
    pattern: /\bdeferrable\b|\binitially\s+deferred\b/,
    example: 'alter table jobs add unique (id) deferrable initially deferred',
  },
  {
    // YUGABYTE: 1337.
    what: 'a GiST index',
    pattern: /\busing\s+(?:sp)?gist\b/,
    example: 'create index found on jobs using gist (payload)',
  },
  {
    // YUGABYTE: 10695.
    what: 'a stored generated column',
    pattern: /\bgenerated\s+always\s+as\s*\(/,
    example: 'alter table jobs add day text generated always as (due_at) stored',
  },
  {
    // COCKROACH: XML functions. YUGABYTE: 1043.
    what: 'XML',
    pattern: /\bxml\w*\s*\(|\bxpath\s*\(/,
    example: "select xpath('/a', payload) from jobs",
  },
  {
    // COCKROACH: XA syntax. YUGABYTE: 11084.
    what: 'a commit in two phases',
    pattern: /\bprepare\s+transaction\b|\b(?:commit|rollback)\s+prepared\b/,
    example: "prepare transaction 'one'",
  },
  {
    // COCKROACH: foreign data wrappers, and a database from a template.
    what: 'another server’s data',
    pattern: /\bcreate\s+(?:foreign|server|extension)\b|\bcreate\s+database\b.*\btemplate\b/,
    example: 'create extension postgres_fdw',
  },
  {
    // PGBOUNCER: PREPARE and DEALLOCATE, WITH HOLD CURSOR, LOAD.
    what: 'what only its connection knows',
    pattern: /^\s*prepare\s+\w+.*\bas\b|^\s*(?:deallocate|discard|load)\b|\bwith\s+hold\b/,
    example: 'declare all_jobs cursor with hold for select * from jobs',
  },
  {
    // PGBOUNCER: SET and RESET. The time that every connection gets is the same for all, so it does no
    // harm on another's.
    what: 'a setting of its connection',
    pattern: /^\s*reset\b|^\s*set\s+(?!local\b|transaction\b|statement_timeout = 3000$)/,
    example: 'set statement_timeout = 60000',
  },
];

/** What of it the statement has. */
export function findRefused(sql: string): string[] {
  const plain = sql.toLowerCase();
  return REFUSED.filter(({ pattern }) => pattern.test(plain)).map(({ what }) => what);
}
