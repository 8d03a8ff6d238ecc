import { randomBytes } from 'node:crypto';
import type { AppServices } from '#contracts/services.ts';
import type { Language } from '#domain/language/language.ts';
import { REPORTING, type ProtectingHeaders } from '../answers/security-headers.ts';
import type { Sender } from '../request/sender.ts';
import type { PageContext, PageRenderer } from './ssr.ts';
import { finishPage, type FinishedPage } from './finished-page.ts';
import { canonicalUrl, dataUrl } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import type { RenderQueue } from './render-queue.ts';
import { cacheKeyOf, type PageAsked, type RenderFacts } from './render-facts.ts';
import { waitAside } from './wait-aside.ts';
import type { SealedPage } from './seal.ts';
import type { ShownOnPage } from './shown-on-page.ts';

/** A CDN may keep a page for a minute, and serve it for a day longer while this server is down. */
const SHARED_CACHING =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

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
  language: Language;
}

export interface PageServerOptions {
  renderer: PageRenderer;
  cache: PageCache;
  queue: RenderQueue;
  gatherFacts: (asked: PageAsked) => RenderFacts;
  createServices: (page: PageToMake) => PageServices;
  /** Gives a rendered page its CSP: by hashes, or in development by its nonce. */
  seal: (rendered: string, page: PageToMark) => SealedPage;
  isCaching: boolean;
  /** Headers of every page besides its own. */
  headers: ProtectingHeaders;
  onCompressionError: (error: unknown) => void;
}

export interface PageToServe extends PageAsked {
  /**
   * The address as it arrived, if later requests with the same address may be answered from memory.
   */
  address?: string;
  /** True for a page that is made for this one request and not kept. */
  isUnkept?: boolean;
}

export type ServedPage =
  { kind: 'page'; page: FinishedPage } | { kind: 'redirect'; location: string; status: number };

export interface FormToAnswer extends PageAsked {
  /** The network of the sender, which is used for the limits only. */
  network: string;
  request: Request;
  visitorId: string;
}

interface Render {
  page: PageContext;
  shown: ShownOnPage;
}

interface PageToFinish extends Render {
  request: Request;
  cacheControl: (status: number) => string;
}

function cachingOf(status: number): string {
  return status === 200 ? SHARED_CACHING : 'no-cache';
}

export class PageServer {
  readonly #options: PageServerOptions;
  readonly #underWay = new Map<string, Promise<ServedPage>>();
  /**
   * Counts invalidations: a page begun before one is served to those who wait for it, but not kept.
   */
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

  forgetArticles(articleIds: readonly string[]): void {
    this.#generation += 1;
    this.#underWay.clear();
    this.#options.cache.deleteShowing(articleIds);
  }

  async serve(request: PageToServe): Promise<ServedPage> {
    const facts = this.#options.gatherFacts(request);
    if (request.isUnkept) return this.#options.queue.run(() => this.#render(facts, undefined));
    const cacheKey = cacheKeyOf(facts);
    const cached = this.#options.cache.find(cacheKey, request.address);
    if (cached) return { kind: 'page', page: cached };
    let rendering = this.#underWay.get(cacheKey);
    if (!rendering) {
      rendering = this.#options.queue.run(() => this.#render(facts, cacheKey));
      this.#underWay.set(cacheKey, rendering);
      const forget = (): void => {
        if (this.#underWay.get(cacheKey) === rendering) this.#underWay.delete(cacheKey);
      };
      rendering.then(forget, forget);
    }
    return rendering;
  }

  /**
   * Answers a plain form with a redirect, or with a page made for this one visitor and not kept.
   */
  async answerForm(form: FormToAnswer): Promise<ServedPage> {
    const { host, origin, network, visitorId, request } = form;
    const facts = this.#options.gatherFacts(form);
    return this.#options.queue.run((stepAside) => {
      const sender = { host, origin, network };
      const { page, shown } = this.#begin(facts, { sender, visitorId });
      const services = waitAside(page.services, stepAside);
      return this.#finish({
        page: { ...page, services },
        shown,
        request,
        cacheControl: () => 'no-store',
      });
    });
  }

  async #render(facts: RenderFacts, cacheKey: string | undefined): Promise<ServedPage> {
    const generation = this.#generation;
    const render = this.#begin(facts);
    const isDocument = facts.dataOf === undefined;
    const served = isDocument
      ? await this.#finish({
          ...render,
          request: new Request(canonicalUrl(facts, facts.origin)),
          cacheControl: cacheKey === undefined ? () => 'private, no-store' : cachingOf,
        })
      : await this.#finishData(facts, render);
    if (served.kind === 'redirect' || cacheKey === undefined) return served;
    const finished = served.page;
    // A page that failed is made again for the next visitor; a company's not-found page is kept.
    const isNotFoundPage = isDocument && facts.pathname === `/${facts.companyId}/404`;
    const isKept = finished.status === 200 || isNotFoundPage;
    if (isKept && this.#options.isCaching && generation === this.#generation)
      this.#keep(cacheKey, finished);
    return served;
  }

  #begin(facts: RenderFacts, visitor?: { sender: Sender; visitorId: string }): Render {
    const { services, shown } = this.#options.createServices({
      facts,
      ...(visitor && { sender: visitor.sender }),
    });
    const { companyId, language } = facts;
    const page: PageContext = {
      services,
      address: { companyId, language },
      shown,
      visitorId: visitor?.visitorId ?? '',
    };
    return { page, shown };
  }

  async #finish(finishing: PageToFinish): Promise<ServedPage> {
    const { request, page, shown, cacheControl } = finishing;
    const mark = randomBytes(16).toString('base64url');
    const response = await this.#options.renderer.render(request, page, mark);
    const location = response.headers.get('Location');
    if (location !== null) return { kind: 'redirect', location, status: response.status };
    const retryAfter = response.headers.get('Retry-After');
    const { language } = page.address;
    const { html, csp } = this.#options.seal(await response.text(), {
      mark,
      frames: [...shown.frames],
      language,
    });
    return this.#toBytes(
      { status: response.status, html, shown },
      {
        ...REPORTING.header,
        'Content-Security-Policy': csp,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Language': language,
        'Cache-Control': cacheControl(response.status),
        ...(retryAfter !== null && { 'Retry-After': retryAfter }),
      },
    );
  }

  /** Makes the data for a navigation inside the page. */
  async #finishData(facts: RenderFacts, { page, shown }: Render): Promise<ServedPage> {
    const request = new Request(dataUrl(facts, facts.origin));
    const response = await this.#options.renderer.render(request, page, '');
    return this.#toBytes(
      { status: response.status, html: await response.text(), shown },
      {
        // This header tells the browser's router that the answer is data of ours, also if it is a
        // failure.
        'X-Remix-Response': 'yes',
        'Content-Type': 'text/x-script; charset=utf-8',
        'Cache-Control': 'no-cache',
      },
    );
  }

  /** A kept page is sent without the application, so it carries every header itself. */
  async #toBytes(
    { status, html, shown }: { status: number; html: string; shown: ShownOnPage },
    own: Readonly<Record<string, string>>,
  ): Promise<ServedPage> {
    const headers = { ...this.#options.headers, ...own, Vary: 'Accept-Encoding' };
    const page = await finishPage({ status, text: html, headers, articleIds: shown.articles });
    return { kind: 'page', page };
  }

  #keep(cacheKey: string, page: FinishedPage): void {
    this.#options.cache.store(cacheKey, page);
    // Pages are compressed one after the other on a thread of zlib, so that visitors do not wait.
    this.#compressing = this.#compressing
      .then(() => (this.#isClosed ? undefined : page.compressHarder()))
      .catch(this.#options.onCompressionError);
  }
}
