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
    heldPresses?: HeldPress[] & {
      /** True once presses go the way that they have without scripts. */
      off?: boolean;
    };
  }
}

/** What `server/pages/seal.ts` says where the page's scripts cannot be had: its forms then work as without them. */
const STAYS_ASLEEP = 'sendero:asleep';

/** A press that no script took by then goes the way it has without one, or the page says that it has none. */
export const PATIENCE_MS = 5_000;

/**
 * Runs with the document, before any other script: what is pressed on an island that is not awake is
 * shown as heard and held, until the island does it. What the browser does by itself (links,
 * disclosures, popovers) is not held. A part that no script takes is marked: it may have another way then.
 * A button of a part without a film has none, and nothing is sent without a connection: this is said beside the
 * part, and the press stays held, for a script that comes late.
 * What is ticked or typed in such a part is marked as heard, too, so that a link waits for it (`say-offline.ts`).
 */
export const HOLD_SCRIPT = `(()=>{const q=window.heldPresses=[],r=()=>{for(const x of q.splice(0)){const{place:p,target:t,submitter:s,isForm:f}=x;p.removeAttribute("aria-busy");if(navigator.onLine===!1||t.type=="button"&&!p.querySelector("video,audio"))sayMissing(p),q.push(x);else{q.off=p.dataset.without=1;f?t.requestSubmit(s):t.click()}}},m=p=>p.setAttribute("aria-busy","true"),h=e=>{const t=e.target,p=t.closest?.("[data-island]:not([data-awake])"),f=e.type=="submit";if(e.type=="input")return p&&m(p);const b=f?t:t.closest?.("button:not([type=submit],[commandfor],[popovertarget]),[data-hold]");if(q.off||!p||!b||e.button>0||e.metaKey||e.ctrlKey||e.shiftKey)return;e.preventDefault();e.stopImmediatePropagation();m(p);q.push({place:p,target:b,submitter:e.submitter||null,isForm:f});setTimeout(r,${PATIENCE_MS})};for(const k of["click","submit","input"])addEventListener(k,h,!0);addEventListener("online",r);addEventListener("${STAYS_ASLEEP}",r)})()`;

/** Hands every held press to `take`, those until now and each that follows. */
export function takeHeldPresses(take: (press: HeldPress) => void): void {
  const held = (window.heldPresses ??= []);
  held.off = false;
  for (const press of held.splice(0)) take(press);
  held.push = (...presses) => {
    for (const press of presses) take(press);
    return 0;
  };
}
