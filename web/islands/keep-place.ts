/** Within this time the parts that the tab has kept something of are as they were. */
const RESTORED_MS = 10_000;

/**
 * Runs with the document. A link to another language takes the place on the page along in the
 * fragment, which no server sees, as the number of the heading that stands at the top and how far it is
 * to the next one: texts of two languages have the same headings and not the same length. The page
 * that comes is there before it is painted, not scrolling there as a link within a page does, and takes
 * the fragment away. A part that goes on where the tab left it, such as a quiz, has its height only once
 * its script has come: the page is placed again with it, unless its reader has begun to move or to press.
 */
export const PLACE_SCRIPT = `(()=>{const L=120,all=()=>Array.from(document.querySelectorAll("main :is(h1,h2,h3,summary)"),(e,i)=>({i,y:e.getClientRects().length?e.getBoundingClientRect().top+scrollY:-1})).filter(e=>e.y>=0),at=(l,i)=>{const n=l.findLastIndex(i),a=l[n];return a&&[a,(l[n+1]?.y??document.documentElement.scrollHeight)-a.y]},m=/^#at=(\\d+)\\.(\\d+)$/.exec(location.hash);if(m){history.replaceState(history.state,"",location.pathname+location.search);let y;const go=()=>{const f=at(all(),e=>e.i<=m[1]);f&&scrollTo({top:f[0].y+f[1]*m[2]/1e3-L,behavior:"instant"});y=scrollY},o=new ResizeObserver(()=>Math.abs(scrollY-y)>1?end():go()),end=()=>o.disconnect();go();o.observe(document.querySelector("main"));for(const k of["pointerdown","keydown"])addEventListener(k,end);setTimeout(end,${RESTORED_MS})}addEventListener("click",e=>{const a=e.target.closest?.("header a[hreflang]");if(!a||scrollY<1)return;const t=scrollY+L,f=at(all(),e=>e.y<=t);if(f)a.hash="at="+f[0].i+"."+Math.min(999,Math.floor((t-f[0].y)/f[1]*1e3))},!0)})()`;
