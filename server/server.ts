import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getRequestListener, RequestError } from '@hono/node-server';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import type { ActionPlanSource } from '#contracts/mail/action-plan.ts';
import { createPlanSource } from './services/plan-source.ts';
import { EventCounter } from './analytics/event-counter.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { CountedLines } from './counted-lines.ts';
import { catalogues } from './content/catalogues.ts';
import { ContentStore } from './content/content-store.ts';
import { logRefusals, watchContent } from './content/watch-content.ts';
import { connectDatabase } from './db/connect.ts';
import { DatabaseCircuit } from './db/database-circuit.ts';
import { migrateDatabase } from './db/migrate.ts';
import { withDeadline } from './db/statement-time.ts';
import { watchDatabase } from './db/watch-database.ts';
import { addEventCounts } from './db/queries/event-counts.ts';
import { countAllLikes } from './db/queries/article-likes.ts';
import type { Dependencies } from './http/dependencies.ts';
import { isTooLargeToAskFor } from './http/read-body.ts';
import { refuseUnread } from './http/refuse-unread.ts';
import { FlagService, type FlagSource } from './flags/flag-service.ts';
import { describeError } from './describe-error.ts';
import { cutUnreadAnswers, UNREAD_MS } from './connections/cut-unread-answers.ts';
import { inTurn } from './connections/in-turn.ts';
import { EventLimit } from './limits/event-limit.ts';
import { createListener } from './listener.ts';
import type { Log } from './log.ts';
import { openMailDesk, type FormSender, type MailDesk, type MailTuning } from './mail-desk.ts';
import { PageCache } from './pages/page-cache.ts';
import { PageServer, type ServicesForPage } from './pages/page-server.ts';
import { gatherFacts } from './pages/render-facts.ts';
import { RenderQueue } from './pages/render-queue.ts';
import { markPage, sealPage } from './pages/seal.ts';
import { watchNewYear } from './pages/watch-new-year.ts';
import { networkOf } from './http/network-of.ts';
import { createOriginOf } from './request-origin.ts';
import { createAppServices } from './services/app-services.ts';
import { LikeCounts } from './services/like-counts.ts';
import { createRateArticle } from './services/rate-article.ts';
import { createTakeVote } from './services/take-vote.ts';
import type { PageRenderer } from './ssr.ts';
import type { StaticFiles } from './static/static-files.ts';

const QUEUE_LENGTH = 200;
const QUEUE_DEADLINE_MS = 4_000;
/** A large table may take its time; every other statement has seconds. */
const MIGRATION_DEADLINE_MS = 600_000;
/** A sender slower than this holds a connection for nothing. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than a balancer keeps its connections, so that it is never the one to find one closed. */
const KEEP_ALIVE_MS = 75_000;

export interface ServerParts {
  config: Config;
  log: Log;
  renderer: PageRenderer;
  statics: StaticFiles;
  now?: () => number;
  development?: Development;
  /** False renders every page anew: for measuring, and in development. */
  keepsPages?: boolean;
  /** Where mails take the action plans from. */
  actionPlans?: ActionPlanSource;
  mailTuning?: MailTuning;
  /** After how long an answer that nobody takes is cut: tests cannot wait. */
  unreadMs?: number;
}

/** What the development server puts in front: files compiled on request, and hot reload. */
export interface Development {
  handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  connectSource: string;
}

export interface RunningServer {
  http: Server;
  port: number;
  content: ContentStore;
  mailDesk: MailDesk;
  events: EventCounter;
  /** Stops taking work, lets what is under way finish, then closes the database. */
  close: () => Promise<void>;
}

/** Puts the parts together and listens. Throws before listening when content or database are not in order. */
export async function startServer({
  config,
  log,
  renderer,
  statics,
  now = Date.now,
  development,
  keepsPages = development === undefined,
  actionPlans,
  mailTuning = {},
  unreadMs = UNREAD_MS,
}: ServerParts): Promise<RunningServer> {
  const contentRoot = path.resolve(config.contentDir);
  const content = new ContentStore({ root: contentRoot, catalogues });
  logRefusals(content, log);
  const circuit = new DatabaseCircuit(log);
  const database = connectDatabase(config.databaseUrl, log, circuit);
  await withDeadline(MIGRATION_DEADLINE_MS, () => migrateDatabase(database));
  const likes = new LikeCounts({ countAll: () => countAllLikes(database), log, now });
  await likes.refresh();
  const mailDesk = await openMailDesk({
    config,
    database,
    content,
    actionPlans: actionPlans ?? createPlanSource(content),
    log,
    now,
    tuning: mailTuning,
  });
  const { limits } = mailDesk;
  const rate = createRateArticle({ database, content, likes, limits, log, now });

  const nodeId = randomUUID();
  const events = new EventCounter({
    add: (counts) => addEventCounts(database, nodeId, counts),
    log,
    now,
  });
  const flagSource = (): FlagSource => ({
    file: content.current.flags,
    companyIds: [...content.current.companies.keys()],
  });
  const flags = await FlagService.open({ source: flagSource(), remote: config.remoteFlags, log });

  const cache = new PageCache(config.pageCacheBytes);
  const queue = new RenderQueue({
    length: QUEUE_LENGTH,
    deadlineMs: QUEUE_DEADLINE_MS,
    now: () => performance.now(),
  });
  const calculatorYear = () =>
    getCalculatorYear(config.planYear ?? new Date(now()).getUTCFullYear());
  const createServices = ({ sender, ...page }: ServicesForPage) => {
    const from = sender ?? nobodyAt(page.facts.origin);
    return createAppServices({
      ...page,
      mail: mailDesk.servicesFor(from),
      likes,
      rate: (rating) => rate({ ...rating, network: from.network }),
      runtime: config.runtime,
      hasGallery: config.hasGallery,
    });
  };
  const pages = new PageServer({
    renderer,
    cache,
    queue,
    gatherFacts: (asked) => {
      likes.refreshSoon();
      return gatherFacts(asked, { content, flags, planYear: config.planYear, now });
    },
    createServices,
    seal: (rendered, mark, frames) =>
      development
        ? markPage(rendered, { mark, frames, connectSource: development.connectSource })
        : sealPage(rendered, mark, frames),
    isCaching: keepsPages,
    onCompressionError: (error) => log.warn('page-not-compressed', { ...describeError(error) }),
  });
  content.onSwap(() => {
    pages.forgetAll();
    void flags.use(flagSource());
  });
  flags.onChange(() => pages.forgetAll());
  likes.onChange((articleIds) => pages.forgetArticles(articleIds));
  // The copyright line and the calculator's limits carry the year.
  const stopYearWatch = watchNewYear(now, () => pages.forgetAll());

  const databaseWatch = watchDatabase(database, circuit);
  let isShuttingDown = false;
  const counted = new CountedLines(log);
  const dependencies: Dependencies = {
    content,
    likes,
    rate,
    mailDesk,
    flags,
    events,
    eventLimit: new EventLimit(config.eventsPerNetwork, now),
    takeVote: createTakeVote({ database, limits, log, now }),
    pages,
    renderer,
    statics,
    log,
    calculatorYear,
    networkOf: (c) => networkOf(c, config),
    keptMails: development && config.mail.smtpUrl === undefined ? config.mail.outboxDir : undefined,
    now,
    originOf: createOriginOf({ config, content, port: () => boundPort(http) }),
    isDatabaseReady: databaseWatch.isReady,
    isShuttingDown: () => isShuttingDown,
  };
  const app = createApp(dependencies);
  const answer = getRequestListener(app.fetch, {
    // Its address cannot be read, so no route was asked.
    errorHandler: (error) => {
      if (error instanceof RequestError) return refuseUnread('request-malformed');
      log.error('request-failed', { ...describeError(error) });
      return refuseUnread('server-error');
    },
  });
  const listener = inTurn(
    createListener({
      cache,
      handle: (request, response) => {
        const respond = (): void => void answer(request, response);
        if (development) development.handle(request, response, respond);
        else respond();
      },
      isBehindProxy: config.trustedProxies > 0,
      onCachedPage: () => {
        counted.count('cached-pages-served');
        likes.refreshSoon();
      },
      onBrokenOff: () => counted.count('requests-broken-off'),
    }),
  );
  const http = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    listener,
  );
  // Node by itself would ask for every body, and answer an expectation it does not know without our headers.
  http.on('checkContinue', (request, response) => {
    if (!isTooLargeToAskFor(request)) response.writeContinue();
    listener(request, response);
  });
  http.on('checkExpectation', listener);
  cutUnreadAnswers(http, unreadMs);
  const stopWatching = watchContent(contentRoot, content, log);
  await listen(http, config);

  const close = async (): Promise<void> => {
    isShuttingDown = true;
    stopWatching();
    stopYearWatch();
    await closeServer(http, config.shutdownSeconds);
    counted.close();
    flags.close();
    await pages.close();
    await mailDesk.close();
    await events.close();
    await databaseWatch.stop();
    await database.destroy();
  };
  return { http, port: boundPort(http), content, mailDesk, events, close };
}

/** A page for everybody is asked for by nobody in particular. */
function nobodyAt(origin: string): FormSender {
  return { host: new URL(origin).host, origin, network: 'unknown' };
}

function listen(http: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      resolve();
    });
  });
}

function boundPort(http: Server): number {
  return (http.address() as AddressInfo | null)?.port ?? 0;
}

/** Idle connections go at once; busy ones get the time that was promised. */
function closeServer(http: Server, seconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => http.closeAllConnections(), seconds * 1_000);
    http.close(() => {
      clearTimeout(timer);
      resolve();
    });
    http.closeIdleConnections();
  });
}
