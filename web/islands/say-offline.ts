/** Where the page says that there is no connection; its words stand in `data-offline`. */
export const NOTICE = 'notice';

/**
 * Runs with the document, so that it needs no script that could not be had then: a link that would
 * load another document says that there is no connection, and the page stays as it is, with
 * everything that was typed. A link within the page, to a file or to another tab goes its way.
 */
export const OFFLINE_SCRIPT = `(()=>{const n=document.getElementById("${NOTICE}");addEventListener("click",e=>{const a=e.target.closest?.("a[href]");if(navigator.onLine!==!1||!a||e.defaultPrevented||!/^http/.test(a.protocol)||a.target||a.hasAttribute("download")||e.button>0||e.metaKey||e.ctrlKey||e.shiftKey||a.hash&&a.href.split("#")[0]==location.href.split("#")[0])return;e.preventDefault();n.textContent="";setTimeout(()=>n.textContent=n.dataset.offline)});addEventListener("online",()=>n.textContent="")})()`;
