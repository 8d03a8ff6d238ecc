import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

/** The key under which the router keeps how far down each page was scrolled. */
const KEY = 'react-router-scroll-positions';

/** Scrolls to where this entry of the history was left, before the page's script runs. */
const SCROLL_SCRIPT = `(()=>{const h=history;if(!h.state||!h.state.key)h.replaceState({key:Math.random().toString(32).slice(2)},"");try{const y=JSON.parse(sessionStorage.getItem("${KEY}")||"{}")[h.state.key];if(typeof y==="number")scrollTo(0,y)}catch{}})()`;

/**
 * Replaces the router's own component, whose script fails where storage is forbidden. The browser
 * runs this script from the HTML, so its text is not in the page's script again.
 */
export function ScrollMemory({ nonce }: { nonce: string | undefined }) {
  useScrollRestoration();
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? SCROLL_SCRIPT : '' }}
    />
  );
}
