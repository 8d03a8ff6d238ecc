import type { DeskServices } from '#server/desk/desk-services.ts';
import { refuseAll } from '#server/desk/take-nothing.ts';
import { createAppServices } from '#server/assemble/app-services.ts';
import { parseConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { PageCache } from '#server/pages/kept/page-cache.ts';
import { LikeHistory } from '#server/pages/kept/like-history.ts';
import { PageFreshness } from '#server/pages/kept/page-freshness.ts';
import { PageServer } from '#server/pages/page-server.ts';
import { gatherFacts, type FactSources } from '#server/pages/render-facts.ts';
import { RenderQueue } from '#server/pages/render-queue.ts';
import type { PageRenderer } from '#server/pages/ssr.ts';
import { LikeCounts } from '#server/views/like-counts.ts';

const log = createLog('error', () => undefined);

/** Makes pages as the server does, without a network, a database or anything kept. */
export function makePagesOf(sources: FactSources, renderer: PageRenderer): PageServer {
  const refuse = (): Promise<never> => Promise.reject(new Error('Nobody asked for this'));
  const desk: DeskServices = { ...refuseAll(refuse), createChallenge: refuse };
  const { runtime } = parseConfig({});
  const { now, content } = sources;
  const likes = new LikeCounts({ listChanged: refuse, log, now });
  const fail = (error: unknown): never => {
    throw error;
  };
  return new PageServer({
    renderer,
    cache: new PageCache(1),
    freshness: new PageFreshness({ content, likes: new LikeHistory(now), now }),
    now,
    queue: new RenderQueue({ length: 10, deadlineMs: 60_000, now: () => 0, arrived: () => 0 }),
    gatherFacts: (asked) => gatherFacts(asked, sources),
    createServices: (page) =>
      createAppServices(page, { likes, deskFor: () => desk, runtime, hasGallery: false }),
    // Every render has a new nonce, which is taken out of a page that is kept.
    seal: (rendered, { mark }) => ({ html: rendered.replaceAll(mark, ''), csp: '' }),
    isCaching: false,
    compressesHarder: false,
    headers: {},
    onRenewalError: fail,
    onCompressionError: fail,
  });
}
