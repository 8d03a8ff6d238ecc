import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Question, StatementResult, ToldError } from './worker-messages.ts';

// This runs in a thread of its own, which alone owns the connection to the embedded database: SQLite
// answers only while its caller waits, and here nobody but the next statement waits.

/** FULL makes every commit reach the disk; with NORMAL a power cut lost acknowledged rows. */
const PRAGMAS = ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON'];
/**
 * The time for which a statement waits for another process. It is short, as the statements of all
 * others wait behind it; a transaction then pauses and tries again.
 */
const BUSY_TIMEOUT_MS = 250;

const { file } = workerData as { file: string };
let database: DatabaseSync | undefined;

type Statement = Extract<Question, { kind: 'statement' }>;

/** Opens the file with the first statement, so that a file that cannot be opened is its error. */
function open(): DatabaseSync {
  const opened = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    for (const pragma of PRAGMAS) opened.exec(`PRAGMA ${pragma}`);
  } catch (error) {
    opened.close();
    throw error;
  }
  return opened;
}

function run({ sql, parameters, begins }: Statement): StatementResult {
  database ??= open();
  if (begins) database.exec('begin');
  const statement = database.prepare(sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values) };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], changes, insertId: lastInsertRowid };
}

function isInTransaction(): boolean {
  return database?.isOpen === true && database.isTransaction;
}

function answer(question: Question): StatementResult {
  switch (question.kind) {
    case 'statement':
      return run(question);
    case 'abandon':
      if (isInTransaction()) database?.exec('rollback');
      return { rows: [] };
    case 'close':
      database?.close();
      return { rows: [] };
  }
}

/** A message between threads would leave out the codes of an error. */
function tell(error: unknown): ToldError {
  const { message, code, errcode } = error as ToldError;
  return { message, code, ...(errcode !== undefined && { errcode }) };
}

function answerOrTell(question: Question): Answer {
  try {
    const result = answer(question);
    return { result, isInTransaction: isInTransaction() };
  } catch (error) {
    return { error: tell(error), isInTransaction: isInTransaction() };
  }
}

const port = parentPort;
port?.on('message', (question: Question) => {
  port.postMessage(answerOrTell(question));
  if (question.kind === 'close') port.close();
});
