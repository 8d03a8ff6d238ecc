import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import type { ActionPlanSource } from '#contracts/mail/action-plan.ts';
import { createPlanSource } from './services/plan-source.ts';
import { EventCounter } from './analytics/event-counter.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { catalogues } from './content/catalogues.ts';
import { ContentStore } from './content/content-store.ts';
import { logRefusals, watchContent } from './content/watch-content.ts';
import { connectDatabase } from './db/connect.ts';
import { migrateDatabase } from './db/migrate.ts';
import { addEventCounts } from './db/queries/event-counts.ts';
import { countAllLikes, pingDatabase } from './db/queries/article-likes.ts';
import { DEV_MAILS } from './http/dev-mails/routes.ts';
import type { Dependencies } from './http/dependencies.ts';
import { FlagService, type FlagSource } from './flags/flag-service.ts';
import { createListener } from './listener.ts';
import type { Log } from './log.ts';
import { openMailDesk, type MailDesk, type MailTuning } from './mail-desk.ts';
import { PageCache } from './pages/page-cache.ts';
import { PageServer, type ServicesForPage } from './pages/page-server.ts';
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
const CACHED_PAGES_LOG_MS = 60_000;
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
}: ServerParts): Promise<RunningServer> {
  const contentRoot = path.resolve(config.contentDir);
  const content = new ContentStore({ root: contentRoot, catalogues });
  logRefusals(content, log);
  const database = connectDatabase(config.databaseUrl, log);
  await migrateDatabase(database);
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
    mailsPage: development && DEV_MAILS,
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
  const createServices = (page: ServicesForPage) =>
    createAppServices({
      ...page,
      mail: mailDesk.servicesFor({ network: 'unknown', ...page }),
      content: content.current,
      likes,
      rate: (rating) => rate({ ...rating, network: page.network ?? 'unknown' }),
      year: new Date(now()).getUTCFullYear(),
      calculatorYear: calculatorYear(),
      runtime: config.runtime,
      flagsOf: (companyId) => flags.ofPage({ companyId, host: page.host }),
      hasGallery: config.hasGallery,
    });
  const pages = new PageServer({
    renderer,
    cache,
    queue,
    createServices,
    seal: (rendered, mark, frames) =>
      development
        ? markPage(rendered, { mark, frames, connectSource: development.connectSource })
        : sealPage(rendered, mark, frames),
    isCaching: keepsPages,
    onCompressionError: (error) => log.warn('page-not-compressed', { reason: String(error) }),
  });
  content.onSwap(() => {
    pages.forgetAll();
    void flags.use(flagSource());
  });
  flags.onChange(() => pages.forgetAll());
  likes.onChange((articleIds) => pages.forgetArticles(articleIds));
  // The copyright line and the calculator's limits carry the year.
  const stopYearWatch = watchNewYear(now, () => pages.forgetAll());

  let isShuttingDown = false;
  let cachedPages = 0;
  const dependencies: Dependencies = {
    content,
    likes,
    rate,
    mailDesk,
    flags,
    events,
    takeVote: createTakeVote({ database, limits, log, now }),
    pages,
    renderer,
    createServices,
    statics,
    log,
    calculatorYear,
    networkOf: (c) => networkOf(c, config),
    keptMails: development && config.mail.smtpUrl === undefined ? config.mail.outboxDir : undefined,
    now,
    originOf: createOriginOf({ config, content, port: () => boundPort(http) }),
    isDatabaseReady: () =>
      pingDatabase(database).then(
        () => true,
        () => false,
      ),
    isShuttingDown: () => isShuttingDown,
  };
  const app = createApp(dependencies);
  const answer = getRequestListener(app.fetch);
  const http = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    createListener({
      cache,
      handle: (request, response) => {
        const respond = (): void => void answer(request, response);
        if (development) development.handle(request, response, respond);
        else respond();
      },
      isBehindProxy: config.trustedProxies > 0,
      onCachedPage: () => {
        cachedPages += 1;
        likes.refreshSoon();
      },
    }),
  );
  const stopWatching = watchContent(contentRoot, content, log);
  const counting = setInterval(() => {
    if (cachedPages > 0) log.info('cached-pages-served', { count: cachedPages });
    cachedPages = 0;
  }, CACHED_PAGES_LOG_MS);
  counting.unref();
  await listen(http, config);

  const close = async (): Promise<void> => {
    isShuttingDown = true;
    stopWatching();
    stopYearWatch();
    clearInterval(counting);
    await closeServer(http, config.shutdownSeconds);
    flags.close();
    await pages.close();
    await mailDesk.close();
    await events.close();
    await database.destroy();
  };
  return { http, port: boundPort(http), content, mailDesk, close };
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
