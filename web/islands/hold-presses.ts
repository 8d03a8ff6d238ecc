/** A press on an island that was not awake, in the words of `HOLD_SCRIPT`. */
export interface HeldPress {
  place: HTMLElement;
  target: HTMLElement;
  /** A button of a form, where the press sent one. */
  submitter: HTMLElement | null;
  isForm: boolean;
}

declare global {
  interface Window {
    /** Presses that nobody has taken yet. */
    heldPresses?: HeldPress[];
  }
}

/** What `server/pages/seal.ts` says where the page's scripts cannot be had: its forms then work as without them. */
const STAYS_ASLEEP = 'sendero:asleep';

/** A press that no script took by then goes the way it has without one, or waits for a connection. */
export const PATIENCE_MS = 5_000;

/**
 * Runs with the document, before any other script: what is pressed on an island that is not awake is
 * shown as heard and held, until the island does it. What the browser does by itself (links,
 * disclosures, popovers) is not held. A part that no script takes is marked: it may have another way then.
 * What is ticked or typed in such a part is marked as heard, too, so that a link waits for it (`say-offline.ts`).
 */
export const HOLD_SCRIPT = `(()=>{let off;const q=window.heldPresses=[],r=()=>{if(!q.length||navigator.onLine===!1)return;off=1;for(const{place:p,target:t,submitter:s,isForm:f}of q.splice(0)){p.removeAttribute("aria-busy");p.dataset.without=1;f?t.requestSubmit(s):t.click()}},m=p=>p.setAttribute("aria-busy","true"),h=e=>{const t=e.target,p=t.closest?.("[data-island]:not([data-awake])"),f=e.type=="submit";if(e.type=="input")return p&&m(p);const b=f?t:t.closest?.("button:not([type=submit],[commandfor],[popovertarget]),[data-hold]");if(off||!p||!b||e.button>0||e.metaKey||e.ctrlKey||e.shiftKey)return;e.preventDefault();e.stopImmediatePropagation();m(p);q.push({place:p,target:b,submitter:e.submitter||null,isForm:f});setTimeout(r,${PATIENCE_MS})};for(const k of["click","submit","input"])addEventListener(k,h,!0);addEventListener("online",r);addEventListener("${STAYS_ASLEEP}",r)})()`;

/** Hands every held press to `take`, those until now and each that follows. */
export function takeHeldPresses(take: (press: HeldPress) => void): void {
  const held = (window.heldPresses ??= []);
  for (const press of held.splice(0)) take(press);
  held.push = (...presses) => {
    for (const press of presses) take(press);
    return 0;
  };
}
