import { LANGUAGES } from '../../domain/language/language.ts';
import { withLanguage } from '../../domain/links/with-language.ts';
import { ask } from './ask.ts';
import { cpuSecondsOfThreads, mainThreadOf } from './process-figures.ts';
import type { ServerUnderTest } from './server-under-test.ts';

export interface AnswerFigures {
  /** CPU of the main thread, during which nobody else is answered. */
  mainCpuMs: number;
  cpuMs: number;
  bytes: number;
  plainBytes: number;
  /** What the page says it has found. */
  hits: number | undefined;
}

const PAGES = [
  ['first search', '/riverbend/search?q=retirement'],
  ['second search', '/riverbend/search?q=paycheck'],
  ['first search in another company', '/seiu775srp/search?q=retirement'],
  ['first search in another language', '/riverbend/search?lang=es-US&q=sueldo'],
  ['list of all articles', '/riverbend/get-the-facts?show=all'],
  ['list before all are asked for', '/riverbend/get-the-facts'],
] as const;

/** Asks once for pages that cost more with more content, and that nobody has asked for before. */
export async function measureAnswers(server: ServerUnderTest): Promise<Map<string, AnswerFigures>> {
  // The first page of a process compiles the code of all.
  for (const language of LANGUAGES)
    for (const page of ['', '/search', '/get-the-facts'])
      await ask({ port: server.port, path: withLanguage(`/generic${page}`, language) });
  const figures = new Map<string, AnswerFigures>();
  for (const [name, page] of PAGES) figures.set(name, await measureAnswer(server, page));
  return figures;
}

async function measureAnswer({ port, pid }: ServerUnderTest, page: string): Promise<AnswerFigures> {
  const [before, mainBefore] = [cpuSecondsOfThreads(pid), mainThreadOf(pid).cpu];
  const { status, text, bytes } = await ask({ port, path: page });
  const mainCpuMs = (mainThreadOf(pid).cpu - mainBefore) * 1_000;
  const cpuMs = (cpuSecondsOfThreads(pid) - before) * 1_000;
  if (status !== 200) throw new Error(`${page} is answered with ${status}`);
  const hits = /id="results"[^>]*>[^<\d]*([\d.,]+)/.exec(text)?.[1]?.replaceAll(/\D/g, '');
  return {
    mainCpuMs,
    cpuMs,
    bytes,
    plainBytes: Buffer.byteLength(text),
    hits: hits === undefined ? undefined : Number(hits),
  };
}
