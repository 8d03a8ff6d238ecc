import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { listReturns, readMarkets } from './real-returns.ts';
import { writeTable } from './write-table.ts';

/*
 * Makes the frozen series of US markets from a file with the columns month, price, dividend, cpi and
 * longRate: `node scripts/run.mjs scripts/markets/make-markets.ts us-markets-1871-2023.csv`. The file is that of
 * datasets/s-and-p-500 up to June 2023, after which the source has prices only; any other is refused,
 * because figures on pages and tests stand on this one.
 */
const SHA256 = 'd7c3eff3759dda2125f5cd38e7552137c4e64549c8667b264b1a465e89e5b9c0';
const TABLE = 'domain/retirement-pay/tables/us-markets.ts';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('say which file to read');
const csv = readFileSync(file);
const sha256 = createHash('sha256').update(csv).digest('hex');
if (sha256 !== SHA256)
  throw new Error(`expected the file with the hash ${SHA256}, found ${sha256}`);
const months = readMarkets(csv.toString());
writeFileSync(TABLE, writeTable(months, listReturns(months), sha256));
process.stdout.write(`${months.length} months are in ${TABLE}.\n`);
