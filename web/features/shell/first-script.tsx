import { useContext } from 'react';
import { RenderContextReact } from '../../site/render-context.ts';
import { CONSENT_SCRIPT } from '../../widgets/consent/consent-page.ts';

/** Under this name the device keeps that its visitor has chosen a language, by a link or by saying no to an offer. */
const CHOICE_KEY = 'sendero:language-chosen';

/**
 * Shows the offer of the language that the browser prefers, where nobody has chosen one on this
 * device. A browser that keeps nothing is offered none, as it would be with each page. What the device
 * keeps is read only for an offer, as the first reading waits for another process.
 */
export const OFFER_SCRIPT = `(()=>{const k="${CHOICE_KEY}",o=document.querySelectorAll("[data-offered]"),s=l=>o.forEach(e=>e.hidden=e.dataset.offered!==l);try{const l=(navigator.languages[0]||"").slice(0,2);o.forEach(e=>e.dataset.offered!==l||localStorage.getItem(k)||s(l))}catch{}addEventListener("click",({target:t})=>{if(!t.closest||!t.closest("[data-language-choice]"))return;s();try{localStorage.setItem(k,"1")}catch{}},!0)})()`;

/**
 * Decides above the page which bar it has, before the first paint, so that none comes later and
 * moves the page: the page itself is the same for everyone.
 */
export function FirstScript() {
  const { mark } = useContext(RenderContextReact) ?? {};
  return (
    <script
      nonce={mark}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `${CONSENT_SCRIPT};${OFFER_SCRIPT}` }}
    />
  );
}
