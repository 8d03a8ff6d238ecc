import { randomBytes } from 'node:crypto';
import type { AppServices } from '#contracts/services.ts';
import type { Language } from '#domain/language/language.ts';
import {
  FRAMEABLE,
  NO_FRAMES,
  OPENED_AT_ONCE,
  NOT_LISTED,
  REPORTING,
  type ProtectingHeaders,
} from '../answers/security-headers.ts';
import type { Sender } from '../request/sender.ts';
import type { PageContext, PageRenderer } from './ssr.ts';
import type { ContentSet } from '../content/content-set.ts';
import { cachingOf } from './kept/caching-of.ts';
import { finishPage, type FinishedPage, type MadeOf } from './kept/finished-page.ts';
import { canonicalUrl, isNotFoundPage } from './page-address.ts';
import type { PageFreshness } from './kept/page-freshness.ts';
import type { PageCache } from './kept/page-cache.ts';
import type { RenderQueue } from './render-queue.ts';
import { cacheKeyOf, type PageAsked, type RenderFacts } from './render-facts.ts';
import { waitAside } from './wait-aside.ts';
import type { PageStyles, SealedPage } from './seal.ts';
import type { ShownOnPage } from './shown-on-page.ts';

export interface PageToMake {
  facts: RenderFacts;
  /** The sender of a form; undefined for a page that is shown to everyone. */
  sender?: Sender;
}

export interface PageServices {
  services: AppServices;
  /** What the page shows; it is filled while the page is made. */
  shown: ShownOnPage;
}

interface PageToMark {
  mark: string;
  frames: readonly string[];
  /** The origins whose pages may show it in a frame. */
  ancestors: readonly string[];
  pageStyles: PageStyles | undefined;
  language: Language;
}

export interface PageServerOptions {
  renderer: PageRenderer;
  cache: PageCache;
  freshness: PageFreshness;
  now: () => number;
  queue: RenderQueue;
  gatherFacts: (asked: PageAsked) => Promise<RenderFacts>;
  createServices: (page: PageToMake) => PageServices;
  /** Gives a rendered page its CSP: by hashes, or in development by its nonce. */
  seal: (rendered: string, page: PageToMark) => SealedPage;
  /** The headers by which a cache in front finds the page again when one of its parts changes. */
  tagsOf?: ((parts: ReadonlySet<string>) => Readonly<Record<string, string>>) | undefined;
  isCaching: boolean;
  compressesHarder: boolean;
  /** Headers of every page besides its own. */
  headers: ProtectingHeaders;
  onCompressionError: (error: unknown) => void;
  onRenewalError: (error: unknown) => void;
}

interface PageToServe extends PageAsked {
  /**
   * The address as it arrived, if later requests with the same address may be answered from memory.
   */
  address?: string;
  /** True for a page that is made for this one request and not kept. */
  isUnkept?: boolean;
}

type ServedPage =
  { kind: 'page'; page: FinishedPage } | { kind: 'redirect'; location: string; status: number };

interface FormToAnswer extends PageAsked {
  /** The network of the sender, which is used for the limits only. */
  network: string;
  request: Request;
  visitorId: string;
}

interface Render {
  ancestors: readonly string[];
  page: PageContext;
  shown: ShownOnPage;
  madeAt: number;
  content: ContentSet;
  isStaging: boolean;
}

interface PageToFinish extends Render {
  request: Request;
  cacheControl: (status: number) => string;
}

type Drawn = Pick<SealedPage, 'html' | 'styles'> & { status: number; render: Render };

function madeOf({ shown, madeAt, content }: Render): MadeOf {
  const { articles, isRanked, ownArticle, parts } = shown;
  const hashes = [...parts].map((key): [string, string | undefined] => [
    key,
    content.parts.get(key),
  ]);
  return { madeAt, ownArticle, articleIds: articles, isRanked, parts: new Map(hashes) };
}

export class PageServer {
  readonly #options: PageServerOptions;
  readonly #underWay = new Map<string, { version: string; page: Promise<ServedPage> }>();
  /** Counts when everything was forgotten: a page begun before that is served, but not kept. */
  #generation = 0;
  #compressing: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(options: PageServerOptions) {
    this.#options = options;
  }

  /** Waits for the running compression to end; others that are queued do not begin. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#compressing;
  }

  forgetAll(): void {
    this.#generation += 1;
    this.#underWay.clear();
    this.#options.cache.clear();
  }

  /** Whoever asks from now on gets a page that is begun from now on. */
  joinNoneUnderWay(): void {
    this.#underWay.clear();
  }

  async serve(request: PageToServe): Promise<ServedPage> {
    const facts = await this.#options.gatherFacts(request);
    if (request.isUnkept) return this.#options.queue.run(() => this.#render(facts, undefined));
    const cacheKey = cacheKeyOf(facts);
    const cached = this.#options.cache.find(cacheKey, request.address);
    const freshness = cached ? this.#options.freshness.judge(cached) : 'untrue';
    if (cached && freshness === 'old') this.#renew(facts, cacheKey);
    if (cached && freshness !== 'untrue') return { kind: 'page', page: cached };
    return this.#renderOnce(facts, cacheKey);
  }

  /** Makes a page anew while the old one is served; nobody waits for it, and nobody for them. */
  #renew(facts: RenderFacts, cacheKey: string): void {
    const { queue, onRenewalError } = this.#options;
    if (queue.isBusy) return;
    this.#renderOnce(facts, cacheKey).catch(onRenewalError);
  }

  /** All who ask for a page while it is made get the same one. */
  #renderOnce(facts: RenderFacts, cacheKey: string): Promise<ServedPage> {
    const { version } = facts.content;
    const underWay = this.#underWay.get(cacheKey);
    if (underWay?.version === version) return underWay.page;
    const page = this.#options.queue.run(() => this.#render(facts, cacheKey));
    const rendering = { version, page };
    this.#underWay.set(cacheKey, rendering);
    const forget = (): void => {
      if (this.#underWay.get(cacheKey) === rendering) this.#underWay.delete(cacheKey);
    };
    page.then(forget, forget);
    return page;
  }

  /**
   * Answers a plain form with a redirect, or with a page made for this one visitor and not kept.
   */
  async answerForm(form: FormToAnswer): Promise<ServedPage> {
    const { host, origin, network, visitorId, request } = form;
    const facts = await this.#options.gatherFacts(form);
    return this.#options.queue.run((stepAside) => {
      const sender = { host, origin, network };
      const render = this.#begin(facts, { sender, visitorId });
      const services = waitAside(render.page.services, stepAside);
      return this.#finish({
        ...render,
        page: { ...render.page, services },
        request,
        cacheControl: () => 'no-store',
      });
    });
  }

  async #render(facts: RenderFacts, cacheKey: string | undefined): Promise<ServedPage> {
    const generation = this.#generation;
    const render = this.#begin(facts);
    const served = await this.#finish({
      ...render,
      request: new Request(canonicalUrl(facts, facts.origin)),
      cacheControl: cacheKey === undefined ? () => 'private, no-cache' : cachingOf,
    });
    if (served.kind === 'redirect' || cacheKey === undefined) return served;
    const finished = served.page;
    // A page that failed is made again for the next visitor; a company's not-found page is kept.
    const isKept = finished.status === 200 || isNotFoundPage(facts);
    if (isKept && this.#options.isCaching && generation === this.#generation)
      this.#keep(cacheKey, finished);
    return served;
  }

  #begin(facts: RenderFacts, visitor?: { sender: Sender; visitorId: string }): Render {
    const { services, shown } = this.#options.createServices({
      facts,
      ...(visitor && { sender: visitor.sender }),
    });
    const { companyId, language, isStaging } = facts;
    const page: PageContext = {
      services,
      address: { companyId, language },
      shown,
      visitorId: visitor?.visitorId ?? '',
    };
    const { content } = facts;
    const ancestors = facts.embed ? (content.companies.get(companyId)?.embedOrigins ?? []) : [];
    return { page, shown, ancestors, madeAt: this.#options.now(), content, isStaging };
  }

  async #finish(finishing: PageToFinish): Promise<ServedPage> {
    const { request, page, shown, ancestors, cacheControl } = finishing;
    const mark = randomBytes(16).toString('base64url');
    const response = await this.#options.renderer.render(request, page, mark);
    const location = response.headers.get('Location');
    if (location !== null) return { kind: 'redirect', location, status: response.status };
    const retryAfter = response.headers.get('Retry-After');
    const { language } = page.address;
    const { html, styles, csp } = this.#options.seal(response.text, {
      mark,
      frames: [...shown.frames],
      ancestors,
      pageStyles: response.styles,
      language,
    });
    return this.#toBytes(
      { status: response.status, html, styles, render: finishing },
      {
        ...REPORTING.header,
        ...OPENED_AT_ONCE,
        ...(ancestors.length > 0 && FRAMEABLE),
        'Content-Security-Policy': csp,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Language': language,
        'Cache-Control': cacheControl(response.status),
        ...(response.status === 200 && this.#options.tagsOf?.(shown.parts)),
        ...(retryAfter !== null && { 'Retry-After': retryAfter }),
      },
    );
  }

  /** A kept page is sent without the application, so it carries every header itself. */
  async #toBytes(
    { status, html, styles, render }: Drawn,
    own: Readonly<Record<string, string>>,
  ): Promise<ServedPage> {
    const { [NO_FRAMES]: _refusal, ...frameable } = this.#options.headers;
    const protecting = render.ancestors.length > 0 ? frameable : this.#options.headers;
    const listing = render.isStaging && NOT_LISTED;
    const headers = { ...protecting, ...listing, ...own, Vary: 'Accept-Encoding' };
    const page = await finishPage({ status, text: html, styles, headers, madeOf: madeOf(render) });
    return { kind: 'page', page };
  }

  #keep(cacheKey: string, page: FinishedPage): void {
    this.#options.cache.store(cacheKey, page);
    if (this.#options.compressesHarder) page.tellAskedAgain(() => this.#compressHarder(page));
  }

  /** Pages are compressed one after the other on a thread of zlib, so that visitors do not wait. */
  #compressHarder(page: FinishedPage): void {
    this.#compressing = this.#compressing
      .then(() => (this.#isClosed ? undefined : page.compressHarder()))
      .catch(this.#options.onCompressionError);
  }
}
