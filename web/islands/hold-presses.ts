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
 * A form is sent once, by a double click as by presses of somebody who has no patience.
 * What is ticked or typed in such a part is marked as heard, too, so that a link waits for it (`say-offline.ts`).
 */
export const HOLD_SCRIPT = `(()=>{const q=window.heldPresses=[],r=()=>{for(const x of q.splice(0)){const{place:p,target:t,submitter:s,isForm:f}=x;p.removeAttribute("aria-busy");if(navigator.onLine===!1||t.type=="button"&&!p.querySelector("video,audio"))sayMissing(p),q.push(x);else{q.off=p.dataset.without=1;f?t.requestSubmit(s):t.click()}}},m=p=>p.setAttribute("aria-busy","true"),h=e=>{const t=e.target;if(e.detail>1&&t.closest?.("[type=submit]"))return e.preventDefault();const p=t.closest?.("[data-island]:not([data-awake])"),f=e.type=="submit";if(e.type=="input")return p&&m(p);const b=f?t:t.closest?.("button:not([type=submit],[commandfor],[popovertarget]),[data-hold]");if(q.off||!p||!b||e.button>0||e.metaKey||e.ctrlKey||e.shiftKey)return;e.preventDefault();e.stopImmediatePropagation();if(f&&t.isHeld)return;t.isHeld=f;m(p);q.push({place:p,target:b,submitter:e.submitter||null,isForm:f});setTimeout(()=>{t.isHeld=0;r()},${PATIENCE_MS})};for(const k of["click","submit","input"])addEventListener(k,h,!0);addEventListener("online",r);addEventListener("${STAYS_ASLEEP}",r)})()`;
