import { PATIENCE_MS } from './hold-presses.ts';

/** Where the page says that there is no connection; its words stand in `data-offline`. */
export const NOTICE = 'notice';

const TURN_MS = 50;

/**
 * Runs with the document, so that it needs no script that could not be had then: a link that would
 * load another document says that there is no connection, and the page stays as it is, with
 * everything that was typed. A link within the page, to a file or to another tab goes its way. With a
 * connection it waits for the parts that were pressed or ticked and do not know it yet, because what they
 * were told would go with the page; it waits no longer than a press is held. A filter leaves the page as it is.
 */
export const OFFLINE_SCRIPT = `(()=>{const n=document.getElementById("${NOTICE}"),b=()=>document.querySelector("[data-island][aria-busy]"),w=(a,i)=>i&&b()?setTimeout(w,${TURN_MS},a,i-1):location=a.href;addEventListener("click",e=>{const a=e.target.closest?.("a[href]"),o=navigator.onLine===!1;if(!a||!o&&(!b()||"stays"in a.dataset)||e.defaultPrevented||!/^http/.test(a.protocol)||a.target||a.hasAttribute("download")||e.button>0||e.metaKey||e.ctrlKey||e.shiftKey||a.hash&&a.href.split("#")[0]==location.href.split("#")[0])return;e.preventDefault();if(!o)return w(a,${PATIENCE_MS / TURN_MS});n.textContent="";setTimeout(()=>n.textContent=n.dataset.offline)});addEventListener("online",()=>n.textContent="")})()`;
