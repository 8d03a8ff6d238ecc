import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

/** Where the router notes how far down each page was left. */
const KEY = 'react-router-scroll-positions';

/** Before the page wakes: down to where this step of the history was left. */
const SCROLL_SCRIPT = `(()=>{const h=history;if(!h.state||!h.state.key)h.replaceState({key:Math.random().toString(32).slice(2)},"");try{const y=JSON.parse(sessionStorage.getItem("${KEY}")||"{}")[h.state.key];if(typeof y==="number")scrollTo(0,y)}catch{}})()`;

/**
 * In place of the router's own component, whose script fails where storage is forbidden. The browser
 * has run it by the time the page wakes, so that its text is not in the page's script once more.
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
