import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { createAppServices } from '#server/assemble/app-services.ts';
import { openFlags } from '#server/assemble/open-flags.ts';
import type { Config } from '#server/config.ts';
import type { ContentSet } from '#server/content/content-set.ts';
import type { ContentStore } from '#server/content/content-store.ts';
import { describeError } from '#server/describe-error.ts';
import type { DeskServices } from '#server/desk/desk-services.ts';
import { refuseAll } from '#server/desk/take-nothing.ts';
import type { FlagService } from '#server/flags/flag-service.ts';
import { MediaFiles } from '#server/http/files/media-files.ts';
import { fileRoutes } from '#server/http/files/routes.ts';
import type { Log } from '#server/log.ts';
import { LikeHistory } from '#server/pages/kept/like-history.ts';
import { PageCache } from '#server/pages/kept/page-cache.ts';
import { PageFreshness } from '#server/pages/kept/page-freshness.ts';
import { pageResponse } from '#server/pages/kept/send-page.ts';
import { decidePage, type PageKey } from '#server/pages/page-address.ts';
import { PageServer } from '#server/pages/page-server.ts';
import { gatherFacts } from '#server/pages/render-facts.ts';
import { RenderQueue } from '#server/pages/render-queue.ts';
import { loadPageRenderer, type PageRenderer } from '#server/pages/ssr.ts';
import { loadStaticFiles, type StaticFiles } from '#server/static/static-files.ts';
import { artBaseOf } from '#server/views/art-base.ts';
import { LikeCounts } from '#server/views/like-counts.ts';
import { framePolicy, stillPage, type FramedPage } from './still-frame.ts';

/** A draft is looked at as the page of the real site, whatever installation this one is. */
const isStaging = (): boolean => false;

export interface PreviewParts {
  contentDir: string;
  published: ContentStore;
  config: Pick<Config, 'planYear' | 'remoteFlags' | 'runtime'>;
  log: Log;
  now: () => number;
}

interface PageToPreview {
  content: ContentSet;
  /** The address of the page on the site, from its first slash on. */
  page: string;
  company: string;
  /** Where a link of the page leads instead. */
  addressOf: (page: string) => string;
}

type Previewed =
  | ({ kind: 'page'; status: number } & FramedPage)
  /** The page only leads to another site. */
  | { kind: 'away'; to: string }
  /** The company cannot be read at all. */
  | { kind: 'unavailable' };

/** More is asked for at once by nobody who waits for one page. */
const QUEUE = { length: 20, deadlineMs: 10_000 };
/** An address leads to another one at most so often; more would be a circle. */
const MOST_STEPS = 4;
/** Pictures are asked for right after the page on which they stand. */
const MOST_SETS = 8;

/** The pages have not been built on this machine. */
export class NotBuiltError extends Error {}

interface BuiltPages {
  renderer: PageRenderer;
  statics: StaticFiles;
  flags: FlagService;
}

/**
 * Makes the product's own pages from a draft. Each is made for one look and kept nowhere; there is no desk
 * behind it that would take anything, and no counter.
 */
export class Preview {
  readonly #parts: PreviewParts;
  readonly #queue = new RenderQueue({ ...QUEUE, now: () => performance.now(), arrived: () => 0 });
  readonly #likes: LikeCounts;
  readonly #media: MediaFiles;
  #built: Promise<BuiltPages> | undefined;
  /** The contents of the last looks, whose pictures may be asked for now. */
  #sets: ContentSet[] = [];
  /** Those of a content know which drawings they have painted. */
  readonly #files = new WeakMap<ContentSet, Hono<{ Bindings: HttpBindings }>>();

  constructor(parts: PreviewParts) {
    const { log, now } = parts;
    this.#parts = parts;
    this.#media = new MediaFiles(path.resolve(parts.contentDir));
    this.#likes = new LikeCounts({ listChanged: () => Promise.resolve(new Map()), log, now });
  }

  async close(): Promise<void> {
    (await this.#built?.catch(() => undefined))?.flags.close();
  }

  async show(asked: PageToPreview): Promise<Previewed> {
    const { content, company } = asked;
    const host = content.companies.get(company)?.domains[0] ?? '';
    const origin = `https://${host}`;
    const found = decide(asked, origin);
    if (found.kind !== 'page') return found;
    const { flags, renderer } = await this.#open();
    this.#sets = [content, ...this.#sets.filter((set) => set !== content)].slice(0, MOST_SETS);
    let policy = framePolicy();
    const pages = this.#pagesOf(content, { flags, renderer }, (rendered, mark) => {
      const still = stillPage(rendered, { mark, addressOf: asked.addressOf });
      ({ policy } = still);
      return still.html;
    });
    const served = await pages.serve({ key: found.key, host, origin, isUnkept: true });
    if (served.kind === 'redirect') return { kind: 'away', to: served.location };
    const response = await pageResponse(served.page, new Request(origin));
    return { kind: 'page', status: served.page.status, html: await response.text(), policy };
  }

  /** A script, a style or a picture of a page that was just looked at, or of the published ones. */
  async answerFile(request: Request, bindings: HttpBindings): Promise<Response> {
    const { pathname } = new URL(request.url);
    const { statics } = await this.#open();
    const { published } = this.#parts;
    const [, , , companyId = ''] = pathname.split('/');
    const drawn = this.#sets.find((content) => {
      const company = content.companies.get(companyId);
      return company && pathname.startsWith(`${artBaseOf(company, content)}/`);
    });
    return this.#filesOf(drawn ?? published.current, statics).fetch(request, bindings);
  }

  #open(): Promise<BuiltPages> {
    this.#built ??= this.#load().catch((error: unknown) => {
      // Whoever looks next may have built them by then.
      this.#built = undefined;
      throw error;
    });
    return this.#built;
  }

  async #load(): Promise<BuiltPages> {
    const { published, config, log } = this.#parts;
    if (!existsSync(path.resolve('build/server/index.js'))) throw new NotBuiltError();
    const renderer = await loadPageRenderer(log);
    const statics = loadStaticFiles(path.resolve('build/client'));
    return { renderer, statics, flags: await openFlags(published, config, log) };
  }

  #filesOf(content: ContentSet, statics: StaticFiles): Hono<{ Bindings: HttpBindings }> {
    const { log } = this.#parts;
    const known = this.#files.get(content);
    if (known) return known;
    const made = fileRoutes({ content: { current: content }, statics, media: this.#media, log });
    this.#files.set(content, made);
    return made;
  }

  #pagesOf(
    content: ContentSet,
    { flags, renderer }: Pick<BuiltPages, 'flags' | 'renderer'>,
    still: (rendered: string, mark: string) => string,
  ): PageServer {
    const { config, log, now } = this.#parts;
    const { planYear, runtime } = config;
    const sources = { content: { current: content }, flags, isStaging, planYear, now };
    const warn = (error: unknown): void => log.warn('preview-failed', { ...describeError(error) });
    return new PageServer({
      renderer,
      cache: new PageCache(0),
      freshness: new PageFreshness({ ...sources, likes: new LikeHistory(now) }),
      now,
      queue: this.#queue,
      gatherFacts: (page) => gatherFacts(page, sources),
      createServices: (page) =>
        createAppServices(page, {
          likes: this.#likes,
          deskFor: () => NOBODY,
          runtime,
          hasGallery: false,
        }),
      seal: (rendered, { mark }) => ({ html: still(rendered, mark), csp: '' }),
      isCaching: false,
      compressesHarder: false,
      headers: {},
      onRenewalError: warn,
      onCompressionError: warn,
    });
  }
}

/** A page that is looked at sends nothing, and nothing that it could send would be taken. */
const refuse = (): Promise<never> => Promise.reject(new Error('A preview takes nothing'));
const NOBODY: DeskServices = { ...refuseAll(refuse), createChallenge: refuse };

type Decided =
  { kind: 'page'; key: PageKey } | Extract<Previewed, { kind: 'away' | 'unavailable' }>;

/** The page of an address, or of the one that it leads to. */
function decide({ content, company, page }: PageToPreview, origin: string): Decided {
  const { host } = new URL(origin);
  let url = new URL(page, origin);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (url.origin !== origin) break;
    const remembered = { language: undefined, companyId: company };
    const decision = decidePage({ url, host, remembered }, content);
    if (decision.kind !== 'redirect')
      return decision.kind === 'page' ? { kind: 'page', key: decision.key } : decision;
    url = new URL(decision.location, url);
  }
  return { kind: 'away', to: url.href };
}
