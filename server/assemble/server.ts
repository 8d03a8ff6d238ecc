import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import type { ActionPlanSource } from '#contracts/mail/action-plan.ts';
import { createPlanSource } from '../desk/plan-source.ts';
import { EventCounter } from '../analytics/event-counter.ts';
import { createApp } from './app.ts';
import type { Config } from '../config.ts';
import { UNREAD_MS } from '../connections/cut-unread-answers.ts';
import { boundPort, closeServer, createHttpServer, listen } from '../connections/http-server.ts';
import { CountedLines } from '../counted-lines.ts';
import { catalogues } from '../content/catalogues.ts';
import { ContentStore } from '../content/content-store.ts';
import { logRefusals, watchContent } from '../content/watch-content.ts';
import { connectDatabase } from '../db/connect.ts';
import { DatabaseCircuit } from '../db/database-circuit.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { withDeadline } from '../db/statement-time.ts';
import { watchDatabase } from '../db/watch-database.ts';
import { addEventCounts } from '../db/queries/event-counts.ts';
import { countAllLikes } from '../db/queries/article-likes.ts';
import { DEV_MAILS } from '../http/dev-mails/mail-list.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { FlagService, type FlagSource } from '../flags/flag-service.ts';
import { describeError } from '../describe-error.ts';
import { EventLimit } from '../limits/event-limit.ts';
import type { Log } from '../log.ts';
import { openMailDesk, type FormSender, type MailDesk, type MailTuning } from './mail-desk.ts';
import { PageCache } from '../pages/page-cache.ts';
import { PageServer, type PageServerOptions, type ServicesForPage } from '../pages/page-server.ts';
import { gatherFacts } from '../pages/render-facts.ts';
import { RenderQueue } from '../pages/render-queue.ts';
import { readScriptLists } from '../pages/script-lists.ts';
import { markPage, sealPage } from '../pages/seal.ts';
import { watchNewYear } from '../pages/watch-new-year.ts';
import { networkOf } from '../http/network-of.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { createOriginOf } from '../request-origin.ts';
import { createAppServices } from './app-services.ts';
import { LikeCounts } from '../views/like-counts.ts';
import { createRateArticle } from '../desk/rate-article.ts';
import { createTakeVote } from '../desk/take-vote.ts';
import type { PageRenderer } from '../pages/ssr.ts';
import type { StaticFiles } from '../static/static-files.ts';

const QUEUE_LENGTH = 200;
const QUEUE_DEADLINE_MS = 4_000;
/** A large table may take its time; every other statement has seconds. */
const MIGRATION_DEADLINE_MS = 600_000;
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

  const headers = securityHeaders(config.transportSecurity);
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
    seal: createSeal(development),
    isCaching: keepsPages,
    headers,
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
    headers,
    onViolation: (directive) => counted.count('csp-violations', { directive }),
    security: config.security,
    calculatorYear,
    networkOf: (c) => networkOf(c, config),
    keptMails: development && config.mail.smtpUrl === undefined ? config.mail.outboxDir : undefined,
    now,
    originOf: createOriginOf({ config, content, port: () => boundPort(http) }),
    isDatabaseReady: databaseWatch.isReady,
    isShuttingDown: () => isShuttingDown,
  };
  const app = createApp(dependencies);
  const http = createHttpServer({
    app,
    cache,
    headers,
    development,
    isBehindProxy: config.trustedProxies > 0,
    maxConnections: config.maxConnections,
    unreadMs,
    counted,
    onCachedPage: () => likes.refreshSoon(),
    log,
  });
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

function createSeal(development: Development | undefined): PageServerOptions['seal'] {
  if (development) {
    const { connectSource } = development;
    return (rendered, { mark, frames }) => markPage(rendered, { mark, frames, connectSource });
  }
  const lists = readScriptLists('build');
  return (rendered, { mark, frames, language }) =>
    sealPage(rendered, { mark, frames, list: lists[language] });
}
