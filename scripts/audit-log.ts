import { existsSync } from 'node:fs';
import path from 'node:path';
import { AUDIT_FILE, ChainProof, readLines, readLog, type AuditRow } from '#server/audit/chain.ts';
import { readTable } from '#server/audit/audit-table.ts';
import { parseConfig } from '#server/config.ts';
import { commandLine } from '#server/commands/command-line.ts';
import { databaseFile, openForCommand } from '#server/commands/open-for-command.ts';
import { listStudioNames } from '#server/db/studio/people.ts';

const call = commandLine('audit-log');
const USAGE = `Use: ${call}                  prove that no row was changed or taken out
     ${commandLine('audit-log', 'holds HASH')}    the same, and that the row with this hash is still there
     ${commandLine('audit-log', 'list')}          the same, with each row: when, who, what
`;

interface Asked {
  holds: string | undefined;
  isList: boolean;
}

interface Source {
  called: string;
  rows: AsyncIterable<AuditRow | undefined> | Iterable<AuditRow | undefined>;
  /** What people are called whom the rows name by number. */
  names: ReadonlyMap<string, string>;
}

const studioLog = path.resolve(process.env['STUDIO_DIR'] || 'var/studio', AUDIT_FILE);
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const [command, hash, ...more] = process.argv.slice(2);
const isUsed =
  command === undefined
    ? hash === undefined
    : (command === 'list' && hash === undefined) ||
      (command === 'holds' && /^[0-9a-f]{64}$/.test(hash ?? '') && more.length === 0);
if (!isUsed) {
  process.stderr.write(USAGE);
  process.exit(2);
}

try {
  const asked = { holds: hash, isList: command === 'list' };
  const held = [await proveDatabase(asked), await proveFile(asked)].includes(true);
  if (hash !== undefined && !held) {
    process.stderr.write(`No log has a row with the hash ${hash}: it was taken out.\n`);
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** The log of operators and of the hosted studio. Where there is a local studio, there may be no database. */
async function proveDatabase(asked: Asked): Promise<boolean> {
  const { databaseUrl } = parseConfig(process.env);
  const file = databaseFile(databaseUrl);
  if (file !== undefined && !existsSync(file) && existsSync(studioLog)) return false;
  return openForCommand(databaseUrl, async (database) => {
    const names = await listStudioNames(database);
    return prove({ called: 'the database', rows: readTable(database), names }, asked);
  });
}

/** The log of a local studio, which is a file. */
async function proveFile(asked: Asked): Promise<boolean> {
  if (!existsSync(studioLog)) return false;
  return prove({ called: studioLog, rows: readLines(readLog(studioLog)), names: new Map() }, asked);
}

async function prove({ called, rows, names }: Source, { holds, isList }: Asked): Promise<boolean> {
  const proof = new ChainProof();
  let isHeld = false;
  for await (const row of rows) {
    proof.take(row);
    isHeld ||= holds !== undefined && row?.hash === holds;
    if (isList) print(row === undefined ? `${proof.rows}  no row of ours` : sayRow(row, names));
  }
  const { rows: count, last, brokenAt } = proof;
  if (brokenAt === undefined)
    print(
      `The log of ${called} is unbroken: ${count} rows, the last one is ${last === '' ? '(none)' : last}.`,
    );
  else {
    process.stderr.write(
      `The log of ${called} is broken at line ${brokenAt} of ${count}: that row was changed, or one before it was taken out.\n`,
    );
    process.exitCode = 1;
  }
  return isHeld;
}

function sayRow(row: AuditRow, names: ReadonlyMap<string, string>): string {
  const { number, at, who, deed, entry = '', sum = '' } = row;
  return [number, at, names.get(who) ?? who, deed, entry, sum].join('  ').trimEnd();
}
