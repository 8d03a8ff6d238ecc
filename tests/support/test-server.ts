import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseConfig } from '#server/config.ts';
import type { ActionPlanSource } from '#contracts/mail/action-plan.ts';
import { createLog } from '#server/log.ts';
import type { DeskTuning } from '#server/assemble/desk.ts';
import { workHere } from '#server/content/parts/content-workshop.ts';
import { startServer, type RunningServer } from '#server/assemble/server.ts';
import { loadPageRenderer, type PageRenderer } from '#server/pages/ssr.ts';
import { loadStaticFiles } from '#server/static/static-files.ts';
import { copyLinkedContent } from './content/linked-content.ts';
import { REMEMBERED_PARTS } from './content/read-content.ts';
import { holdAnswersToCalls } from './hold-answers-to-calls.ts';

export interface TestServer extends RunningServer {
  base: string;
  /** A copy of the content that a test may change; undefined if the repository's own is served. */
  contentDir: string | undefined;
  /** The folder of mails that became files, unless the environment names an SMTP server. */
  outboxDir: string;
  /** Everything logged so far, one parsed object for each line. */
  logged: () => Array<Record<string, unknown>>;
}

export interface TestServerOptions {
  /** Serves a copy of `content/` after this function has changed it. */
  changeContent?: (contentDir: string) => void;
  environment?: Record<string, string>;
  now?: () => number;
  /** Wraps the real page renderer: to count renders, hold one, or make one fail. */
  wrapRenderer?: (renderer: PageRenderer) => Pick<PageRenderer, 'render'>;
  actionPlans?: ActionPlanSource;
  deskTuning?: DeskTuning;
  unreadMs?: number;
  /** True compresses kept pages again, as a real server does; that costs ten times what a page does. */
  compressesHarder?: boolean;
  /** True warms the search as a real start does; it costs more than most tests need. */
  warmsSearch?: boolean;
}

/** The real server with the real embedded database, on a free port, from the last build. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sendero-test-'));
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });
  let contentDir: string | undefined;
  if (options.changeContent) {
    contentDir = path.join(folder, 'content');
    copyLinkedContent(contentDir, ['media/infographics/']);
    options.changeContent(contentDir);
  }
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  const outboxDir = path.join(folder, 'outbox');
  const config = parseConfig({
    PORT: '0',
    NODE_NAME: 'test',
    SECRET_KEY: 'a secret for tests, long enough to be one',
    OUTBOX_DIR: outboxDir,
    DATABASE_URL: `sqlite:${path.join(folder, 'test.sqlite')}`,
    ...(contentDir !== undefined && { CONTENT_DIR: contentDir }),
    ...options.environment,
  });
  const renderer = await loadPageRenderer(log);
  const running = await startServer({
    config,
    log,
    renderer: { ...renderer, ...options.wrapRenderer?.(renderer) },
    statics: loadStaticFiles('build/client'),
    workshop: (source) => workHere(source, REMEMBERED_PARTS),
    compressesHarder: options.compressesHarder ?? false,
    warmsSearch: options.warmsSearch ?? false,
    ...(options.now && { now: options.now }),
    ...(options.actionPlans && { actionPlans: options.actionPlans }),
    ...(options.deskTuning && { deskTuning: options.deskTuning }),
    ...(options.unreadMs !== undefined && { unreadMs: options.unreadMs }),
  }).catch((error: unknown) => {
    removeFolder();
    throw error;
  });
  // On a busy machine a connection must not be closed just as a test uses it again.
  running.http.keepAliveTimeout = 120_000;
  const base = `http://127.0.0.1:${running.port}`;
  holdAnswersToCalls(base);
  return {
    ...running,
    contentDir,
    outboxDir,
    base,
    logged: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    close: async () => {
      await running.close();
      removeFolder();
    },
  };
}
