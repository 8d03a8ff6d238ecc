import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { KeptTexts } from './text-indexer.ts';

const SUM_BYTES = 32;

export interface TextsFile {
  file: string;
  /** Names the program that read the texts, and the content folder. */
  engine: string;
  /** Hears why the words are not kept; the next start then reads all texts anew. */
  onFailure: (error: unknown) => void;
}

/** The words that the process before has kept; undefined where another program did, or the file is damaged. */
export function readKeptTexts({ file, engine, onFailure }: TextsFile): KeptTexts | undefined {
  try {
    if (!existsSync(file)) return undefined;
    const bytes = readFileSync(file);
    const said = bytes.subarray(SUM_BYTES);
    if (!bytes.subarray(0, SUM_BYTES).equals(sumOf(engine, said))) return undefined;
    return deserialize(said) as KeptTexts;
  } catch (error) {
    onFailure(error);
    return undefined;
  }
}

/** Two processes that begin at the same time write the same; whoever reads finds all of one of them. */
export function writeKeptTexts({ file, engine, onFailure }: TextsFile, texts: KeptTexts): void {
  const own = `${file}.${process.pid}`;
  try {
    const said = serialize(texts);
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(own, Buffer.concat([sumOf(engine, said), said]), { mode: 0o600 });
    renameSync(own, file);
  } catch (error) {
    onFailure(error);
    if (existsSync(own)) rmSync(own);
  }
}

function sumOf(engine: string, said: Uint8Array): Buffer {
  return createHash('sha256').update(`${engine}\n`).update(said).digest();
}
