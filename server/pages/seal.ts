import { hash } from 'node:crypto';
import { REPORTING } from '../answers/security-headers.ts';
import type { StylesInPage } from './kept/finished-page.ts';
import type { ScriptList } from './script-lists.ts';

export interface SealedPage {
  html: string;
  /** The styles that all pages of its kind have, and where in it they belong; undefined if they are in it. */
  styles?: StylesInPage | undefined;
  csp: string;
}

/**
 * Starts the page’s script when the browser is idle after load and a paint, or at the first touch or
 * key. What that script loads is checked against the list of hashes, which comes at a touch or a key,
 * or when the script asks for it (`web/islands/know-scripts.ts`). Whoever only reads fetches no list.
 */
export const BOOT_SCRIPT = `(()=>{let m,l;const d=document,n=()=>{},a=i=>new Promise((r,x)=>{const e=d.importNode(d.getElementById("boot").content.children[i],!0);e.onload=r;e.onerror=()=>{dispatchEvent(new Event("sendero:asleep"));x(e)};d.head.append(e)}),k=window.knowScripts=()=>l??=a(1).catch(e=>{l=null;throw e}),s=()=>m??=a(0).catch(n),q=()=>{s();k().catch(n)};["pointerdown","keydown","touchstart"].forEach(e=>addEventListener(e,q,{once:true,passive:true,capture:true}));const i=()=>requestAnimationFrame(()=>setTimeout(()=>{"requestIdleCallback"in window?requestIdleCallback(s,{timeout:2000}):setTimeout(s,200)}));d.readyState==="complete"?i():addEventListener("load",i,{once:true})})()`;

const BOOT_HASH = hashSource(BOOT_SCRIPT);

const IS_MODULE = /\btype="module"/;
const HAS_STYLES = /\bid="app-css"/;

/**
 * What stands in the styles of a document. Pages of one kind have it in common, so it is coded and hashed once for all
 * of them: it is more than half of a document.
 */
export interface PageStyles {
  /** One after the other they are the text. */
  pieces: readonly Buffer[];
  /** By which a policy allows it. */
  source: string;
}

interface PageToSeal {
  /** The nonce of the render's own inline scripts and styles. */
  mark: string;
  /** Origins of other sites that the page shows in frames. */
  frames?: readonly string[];
  /** Origins whose pages may show this one in a frame. */
  ancestors?: readonly string[];
  /** What belongs into the render's own styles, which are empty. */
  pageStyles?: PageStyles | undefined;
  list: ScriptList;
}

/**
 * Makes a rendered page ready to be kept. Only scripts and styles with the render's own nonce are
 * allowed by hash, so one smuggled in through content stays blocked; then the nonce is removed.
 */
export function sealPage(
  rendered: string,
  { mark, frames = [], ancestors = [], pageStyles, list }: PageToSeal,
): SealedPage {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let html = '';
  let from = 0;
  let isDeferred = false;
  let inPage: StylesInPage | undefined;
  for (const element of listMarked(rendered, ` nonce="${mark}"`)) {
    const { name, start, marked, afterMark, body, end } = element;
    if (name === 'script' && !isDeferred && IS_MODULE.test(rendered.slice(start, body))) {
      html += rendered.slice(from, start) + deferredScript(list);
      from = end;
      isDeferred = true;
      continue;
    }
    html += rendered.slice(from, marked);
    from = afterMark;
    if (pageStyles && name === 'style' && HAS_STYLES.test(rendered.slice(start, body))) {
      inPage = { pieces: pageStyles.pieces, at: html.length + body - from };
      styles.add(pageStyles.source);
      continue;
    }
    const text = name === undefined ? '' : rendered.slice(body, end - `</${name}>`.length);
    if (text !== '') (name === 'script' ? scripts : styles).add(hashSource(text));
  }
  scripts.add(BOOT_HASH).add(`'${list.importMap}'`);
  return {
    html: html + rendered.slice(from),
    styles: inPage,
    csp: contentSecurityPolicy({ scripts: [...scripts], styles: [...styles], frames, ancestors }),
  };
}

interface MarkedElement {
  /** Undefined for an element whose text is nothing that runs. */
  name: 'script' | 'style' | undefined;
  /** Where its tag begins, where the mark stands in it, and where the tag goes on. */
  start: number;
  marked: number;
  afterMark: number;
  /** Where its text begins, and where the element ends. */
  body: number;
  end: number;
}

/** Looks for the mark, of which a page has few, where an expression would try each of its tags. */
function* listMarked(html: string, mark: string): Generator<MarkedElement> {
  for (let marked = html.indexOf(mark); marked !== -1; marked = html.indexOf(mark, marked + 1)) {
    const start = html.lastIndexOf('<', marked);
    const afterMark = marked + mark.length;
    const body = html.indexOf('>', afterMark) + 1;
    const [, found] = /^<(script|style)\b/.exec(html.slice(start, marked)) ?? [];
    const name = found as MarkedElement['name'];
    const closing = name === undefined ? -1 : html.indexOf(`</${name}>`, body);
    const end = name === undefined || closing === -1 ? body : closing + `</${name}>`.length;
    yield { name: closing === -1 ? undefined : name, start, marked, afterMark, body, end };
  }
}

/** Lets the page paint first: its script and the list wait in a template, where they do not run. */
function deferredScript({ start, src, integrity }: ScriptList): string {
  return `<template id="boot"><script type="module" src="${start.src}" integrity="${start.integrity}"></script><script src="${src}" integrity="${integrity}"></script></template><script>${BOOT_SCRIPT}</script>`;
}

interface MarkedPage {
  mark: string;
  connectSource: string;
  frames?: readonly string[];
  ancestors?: readonly string[];
}

/**
 * In development pages are not kept, so their nonce stays in them and stands in the CSP. Styles
 * that Vite adds get it too, through the meta element that Vite looks for.
 */
export function markPage(rendered: string, marked: MarkedPage): SealedPage {
  const { mark, connectSource, frames = [], ancestors = [] } = marked;
  const meta = `<meta property="csp-nonce" nonce="${mark}">`;
  const csp = contentSecurityPolicy({
    scripts: [`'nonce-${mark}'`],
    styles: [`'nonce-${mark}'`],
    frames,
    ancestors,
  });
  return {
    html: rendered.replace('<head>', `<head>${meta}`),
    csp: csp.replace("connect-src 'self'", `connect-src 'self' ${connectSource}`),
  };
}

interface CspSources {
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins that only this page may show in frames. */
  frames?: readonly string[];
  ancestors?: readonly string[];
}

export function contentSecurityPolicy({
  scripts,
  styles,
  frames = [],
  ancestors = [],
}: CspSources): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    // The player of the playlist, which a page loads only after a press or consent.
    `frame-src ${['https://open.spotify.com', ...frames].join(' ')}`,
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
    ...REPORTING.directives,
  ].join('; ');
}

/** How a policy names a script or styles that stand in a document. */
export function hashSource(body: string | Buffer): string {
  return `'sha256-${hash('sha256', body, 'base64')}'`;
}
