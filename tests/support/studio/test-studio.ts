import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { openStudio, type RunningStudio } from '#studio/open-studio.ts';
import { copyContent, type ChangedContent } from '../content/changed-content.ts';
import { createTestWorkshop } from './test-workshop.ts';

export interface TestStudio extends RunningStudio {
  content: ChangedContent;
  base: string;
  varDir: string;
  git: (...args: string[]) => string;
  /** Asks as the page of a person who has signed in does. */
  ask: (address: string, init?: RequestInit) => Promise<Response>;
  save: (entry: string, changes: readonly object[]) => Promise<Response>;
  /** Presses a button that sends a form. */
  press: (address: string, fields?: Record<string, string>) => Promise<Response>;
  /** Ends it and opens it again on the same folders, as after a crash. */
  reopen: () => Promise<void>;
}

interface TestStudioOptions {
  isCheckout?: boolean;
  changeContent?: (content: ChangedContent) => void;
  now?: () => number;
}

/** The real studio on a copy of the content, on a free port. */
export async function startTestStudio(options: TestStudioOptions = {}): Promise<TestStudio> {
  const content = copyContent();
  options.changeContent?.(content);
  const varDir = mkdtempSync(path.join(tmpdir(), 'sendero-studio-'));
  const git = (...args: string[]): string =>
    execFileSync(
      'git',
      ['-C', content.root, '-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args],
      {
        encoding: 'utf8',
      },
    );
  if (options.isCheckout === true) {
    git('init', '--quiet');
    git('config', 'user.name', 'Ana Test');
    git('config', 'user.email', 'ana@example.com');
    git('add', 'articles', 'companies', 'faqs', 'fragments');
    git('commit', '--quiet', '-m', 'All of it');
  }
  const log = createLog('error', () => undefined);
  const workshop = createTestWorkshop();
  const config = parseConfig({});
  const settings = { contentDir: content.root, varDir, port: 0, config, log, workshop, ...options };
  let running = await openStudio(settings);
  let cookie = await signIn(running);
  const baseOf = (): string => `http://127.0.0.1:${running.port}`;
  const ask = (address: string, init: RequestInit = {}): Promise<Response> =>
    fetch(new URL(`/po/studio/${address}`, baseOf()), {
      redirect: 'manual',
      ...init,
      headers: { Cookie: cookie, Origin: baseOf(), ...(init.headers as Record<string, string>) },
    });
  return {
    content,
    varDir,
    git,
    ask,
    get port() {
      return running.port;
    },
    get base() {
      return baseOf();
    },
    makeLink: () => running.makeLink(),
    save: (entry, changes) =>
      ask(`en/save/${entry}`, { method: 'POST', body: JSON.stringify({ changes }) }),
    press: (address, fields = {}) =>
      ask(address, { method: 'POST', body: new URLSearchParams(fields) }),
    reopen: async () => {
      await running.close();
      running = await openStudio(settings);
      cookie = await signIn(running);
    },
    close: async () => {
      await running.close();
      content.remove();
      rmSync(varDir, { recursive: true, force: true });
    },
  };
}

async function signIn(studio: RunningStudio): Promise<string> {
  const { headers } = await fetch(studio.makeLink(), { redirect: 'manual' });
  return headers.get('Set-Cookie')?.split(';')[0] ?? '';
}

/** Every text of a content folder, to see that none has changed. */
export function readAll({ root, files }: ChangedContent): Map<string, string> {
  return new Map(files().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}
