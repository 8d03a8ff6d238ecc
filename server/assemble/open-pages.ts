import type { Config } from '../config.ts';
import type { Development } from '../connections/development.ts';
import type { ContentStore } from '../content/content-store.ts';
import { describeError } from '../describe-error.ts';
import type { FlagService } from '../flags/flag-service.ts';
import type { ProtectingHeaders } from '../answers/security-headers.ts';
import type { Log } from '../log.ts';
import { createSeal } from '../pages/create-seal.ts';
import { LikeHistory } from '../pages/kept/like-history.ts';
import { PageFreshness } from '../pages/kept/page-freshness.ts';
import { PageCache } from '#server/pages/kept/page-cache.ts';
import { PageServer } from '../pages/page-server.ts';
import { gatherFacts } from '../pages/render-facts.ts';
import { PAGES_THAT_MAY_WAIT, RenderQueue } from '../pages/render-queue.ts';
import type { PageRenderer } from '../pages/ssr.ts';
import type { Purger } from '../purge/purger.ts';
import { tagsOfChange, tagsOfPage } from '../purge/page-tags.ts';
import { tagHeader } from '../purge/purge-service.ts';
import { watchNewYear } from '../pages/watch-new-year.ts';
import type { LikeCounts } from '../views/like-counts.ts';
import { createAppServices } from './app-services.ts';
import type { Desk } from './desk.ts';

const QUEUE_DEADLINE_MS = 4_000;

export interface PageParts {
  config: Config;
  content: ContentStore;
  flags: FlagService;
  likes: LikeCounts;
  desk: Desk;
  renderer: PageRenderer;
  headers: ProtectingHeaders;
  /** Tells whether a host shows something else than the real site. */
  isStaging: (host: string) => boolean;
  purger: Purger | undefined;
  log: Log;
  now: () => number;
  /** How many connections have come so far. */
  arrived: () => number;
  development?: Development;
  /** False renders every page anew, for measuring and in development. */
  keepsPages?: boolean;
  /** False keeps pages as they were compressed for their first visitor. */
  compressesHarder?: boolean;
}

interface OpenPages {
  cache: PageCache;
  queue: RenderQueue;
  pages: PageServer;
  close: () => Promise<void>;
}

/** Makes pages, keeps them, and drops them when something they show has changed. */
export function openPages(parts: PageParts): OpenPages {
  const { config, content, flags, likes, desk, purger, isStaging, development, log, now } = parts;
  const { runtime, hasGallery, planYear, purge } = config;
  const history = new LikeHistory(now);
  const freshness = new PageFreshness({
    content,
    likes: history,
    now,
    isCacheTold: purge !== undefined,
  });
  const cache = new PageCache(config.pageCacheBytes, (page) => freshness.judge(page) === 'fresh');
  const queue = new RenderQueue({
    length: PAGES_THAT_MAY_WAIT,
    deadlineMs: QUEUE_DEADLINE_MS,
    now: () => performance.now(),
    arrived: parts.arrived,
  });
  const servicesFrom = { likes, deskFor: desk.servicesFor, runtime, hasGallery };
  const pages = new PageServer({
    renderer: parts.renderer,
    cache,
    freshness,
    now,
    queue,
    gatherFacts: (asked) => {
      likes.refreshSoon();
      return gatherFacts(asked, { content, flags, isStaging, planYear, now });
    },
    createServices: (page) => createAppServices(page, servicesFrom),
    seal: createSeal(development?.hotReloadSource),
    tagsOf: purge && ((shown) => Object.fromEntries([tagHeader(purge.service, tagsOfPage(shown))])),
    isCaching: parts.keepsPages ?? development === undefined,
    compressesHarder: parts.compressesHarder ?? true,
    headers: parts.headers,
    onRenewalError: (error) => log.warn('page-not-renewed', { ...describeError(error) }),
    onCompressionError: (error) => log.warn('page-not-compressed', { ...describeError(error) }),
  });
  const forgetAll = (): void => {
    pages.forgetAll();
    purger?.forgetEverything();
  };
  flags.onChange(forgetAll);
  content.onSwap((_content, changedParts) => {
    freshness.noteSwap();
    purger?.forget(tagsOfChange(changedParts));
  });
  likes.onChange((articleIds) => {
    history.add(articleIds);
    // A page that was begun before the like would not show it to whoever has just given it.
    pages.joinNoneUnderWay();
  });
  // The copyright line and the calculator's limits carry the year.
  const stopYearWatch = watchNewYear(now, forgetAll);
  return {
    cache,
    queue,
    pages,
    close: () => {
      stopYearWatch();
      return pages.close();
    },
  };
}
