import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ActionPlanSource } from '#contracts/mail/action-plan.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { planYearAt } from '#domain/time/year.ts';
import { EventCounter } from '../analytics/event-counter.ts';
import { getNodeName } from '../analytics/node-name.ts';
import type { Config } from '../config.ts';
import { UNREAD_MS } from '../connections/cut-unread-answers.ts';
import type { Development } from '../connections/development.ts';
import { boundPort, closeServer, createHttpServer, listen } from '../connections/http-server.ts';
import { collectGarbage } from '../collect-garbage.ts';
import { CountedLines } from '../counted-lines.ts';
import type { ContentStore } from '../content/content-store.ts';
import { watchContent } from '../content/watch-content.ts';
import { addEventCounts } from '../db/queries/event-counts.ts';
import { listLikeCounts } from '../db/queries/like-counts.ts';
import { createPlanSource } from '../desk/plan-source.ts';
import { MediaFiles } from '../http/files/media-files.ts';
import { DEV_MAILS } from '../http/dev-mails/mail-list.ts';
import { createNetworkOf } from '../request/network-of.ts';
import { securityHeaders } from '../answers/security-headers.ts';
import { createDoorLimits } from '../limits/door-limits.ts';
import type { Log } from '../log.ts';
import type { PageRenderer } from '../pages/ssr.ts';
import { createOriginOf } from '../request/request-origin.ts';
import { isPreviewHost, isStagingHost } from '../request/staging.ts';
import { followRevisions } from '../revisions/follow-revisions.ts';
import type { StaticFiles } from '../static/static-files.ts';
import { LikeCounts } from '../views/like-counts.ts';
import { warmSearch } from '../views/search/warm-search.ts';
import { createApp } from './app.ts';
import { openDesk, type Desk, type DeskTuning } from './desk.ts';
import type { OpenWorkshop } from './open-content.ts';
import { openDatabase } from './open-database.ts';
import { openFlags } from './open-flags.ts';
import { loadMetrics, openMetrics, timeRenders } from './open-metrics.ts';
import { openPages } from './open-pages.ts';
import { openPurger } from './open-purger.ts';
import { openStore } from './open-store.ts';
import { openTracing, traceRenders } from './open-tracing.ts';

export interface ServerParts {
  config: Config;
  log: Log;
  renderer: PageRenderer;
  statics: StaticFiles;
  now?: () => number;
  development?: Development;
  /** False renders every page anew, for measuring and in development. */
  keepsPages?: boolean;
  /** False keeps pages as they were compressed for their first visitor. */
  compressesHarder?: boolean;
  /** False leaves the first search in a language to pay for what the others find ready. */
  warmsSearch?: boolean;
  /** The source of the action plans in mails. */
  actionPlans?: ActionPlanSource;
  deskTuning?: DeskTuning;
  /** Where the content is read; without it, a thread of its own does so. */
  workshop?: OpenWorkshop;
  /** The time after which an answer that the client does not read is cut; tests make it short. */
  unreadMs?: number;
}

export interface RunningServer {
  http: Server;
  port: number;
  content: ContentStore;
  desk: Desk;
  events: EventCounter;
  /** The port of the operators; undefined if the settings name none. */
  metricsPort: number | undefined;
  /** Stops taking work, lets running work finish, then closes the database. */
  close: () => Promise<void>;
}

/**
 * Puts the parts together and listens. Throws before listening if the content or the database has
 * errors.
 */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { config, statics, development, now: ownNow = Date.now } = parts;
  const metrics = config.metrics && (await loadMetrics());
  const log = metrics?.watchLog(parts.log) ?? parts.log;
  const nodeName = getNodeName(config.nodeName, { log });
  const traces = await openTracing({ config, nodeName, log });
  const traced = traceRenders(parts.renderer, traces);
  const renderer = metrics ? timeRenders(traced, metrics) : traced;
  const contentRoot = path.resolve(config.contentDir);
  const { database, now, ...databaseWatch } = await openDatabase({
    config,
    log,
    ownNow,
    onStatement: traces.onStatement,
  });
  const { content, copy } = await openStore({ ...parts, log, database }).catch(
    async (error: unknown) => {
      await databaseWatch.close();
      throw error;
    },
  );
  const planYear = (): number => planYearAt(now(), config.planYear);
  const listChanged = listLikeCounts.bind(undefined, database);
  const likes = new LikeCounts({ listChanged, log, now });
  await likes.refresh();
  const desk = await openDesk({
    config,
    database,
    content,
    likes,
    planYear,
    actionPlans: parts.actionPlans ?? createPlanSource(content, planYear),
    log,
    traces,
    now,
    tuning: parts.deskTuning,
    mailsPage: development && DEV_MAILS,
  });
  const add = addEventCounts.bind(undefined, database, nodeName);
  const events = new EventCounter({ add, log, now });
  const flags = await openFlags(content, config, log);
  const purger = openPurger({ config, database, wake: desk.wake, log, now });
  const headers = securityHeaders(config.transportSecurity);
  const isStaging = (host: string): boolean => isStagingHost(config, host);
  const shared = { content, likes, desk, flags, renderer, log, traces, now };
  let arrived = 0;
  const { cache, queue, pages, ...madePages } = openPages({
    ...shared,
    arrived: () => arrived,
    config,
    headers,
    isStaging,
    purger,
    hotReloadSource: development?.hotReloadSource,
    keepsPages: parts.keepsPages ?? development === undefined,
    compressesHarder: parts.compressesHarder ?? true,
  });
  const counted = new CountedLines(log);
  let port = 0;
  let isShuttingDown = false;
  const isLeaving = (): boolean => isShuttingDown;
  const app = createApp({
    ...shared,
    events,
    pages,
    statics,
    sponsors: desk.sponsors,
    publicOrigin: config.publicOrigin,
    media: new MediaFiles(contentRoot),
    limits: createDoorLimits(config, now),
    onShed: () => counted.count('pages-refused-in-overload'),
    onAnswer: (answer) => metrics?.onAnswer(answer),
    onDifference: () => counted.countFault('calculator-differs'),
    onViolation: (directive) => counted.count('csp-violations', { directive }),
    security: config.security,
    planYear,
    calculatorYear: () => getCalculatorYear(planYear()),
    networkOf: createNetworkOf(config),
    keptMails: development && config.mail.smtpUrl === undefined ? config.mail.outboxDir : undefined,
    originOf: createOriginOf({ config, content, port: () => port }),
    isStaging,
    isPreview: (host) => isPreviewHost(config, host),
    isDatabaseReady: databaseWatch.isReady,
    isShuttingDown: isLeaving,
  });
  const http = createHttpServer({
    app,
    cache,
    headers,
    development,
    counted,
    log,
    isStaging,
    isBehindProxy: config.trustedProxies > 0,
    maxConnections: config.maxConnections,
    unreadMs: parts.unreadMs ?? UNREAD_MS,
    onCachedPage: (status) => {
      metrics?.onKeptPage(status);
      likes.refreshSoon();
    },
  });
  http.on('connection', () => {
    arrived += 1;
  });
  if (parts.warmsSearch ?? true) await content.onSettled(warmSearch);
  const stopWatching = watchContent(contentRoot, content, log);
  const following = copy && followRevisions({ copy, log });
  collectGarbage();
  await listen(http, config);
  port = boundPort(http);
  const measured = {
    ...shared,
    config,
    database,
    copy,
    cache,
    queue,
    http,
    isShuttingDown: isLeaving,
  };
  const operators =
    metrics &&
    (await openMetrics(metrics, { ...measured, isDatabaseReady: databaseWatch.isReady }));
  const close = async (): Promise<void> => {
    isShuttingDown = true;
    // A balancer hears that the node is not ready, and sends nobody here any more, before the port closes.
    if (config.leaveSeconds > 0) await setTimeout(config.leaveSeconds * 1_000);
    stopWatching();
    await following?.stop();
    await closeServer(http, config.shutdownSeconds);
    await operators?.close();
    await content.close();
    counted.close();
    flags.close();
    await madePages.close();
    await purger?.close();
    await desk.close();
    await events.close();
    await databaseWatch.close();
    await traces.close();
  };
  return { http, port, metricsPort: operators?.port, content, desk, events, close };
}
