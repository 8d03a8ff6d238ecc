declare global {
  interface Window {
    /**
     * Says below a place of the page, and once, that what was asked there is not done: a script could not be had,
     * and a link loads the page anew, or there is no connection, and the words go when it is back.
     */
    sayMissing: (place: Element) => void;
  }
}

/** The template with what is said, with a connection and without one. */
export const MISSING = 'missing';

/** What is said of a part whose script cannot be had, and of a connection that is missing. */
export function wordsOfMissing(): { ofPart: string; ofConnection: string } {
  const said = document.querySelector<HTMLTemplateElement>(`#${MISSING}`)?.content.children ?? [];
  const [ofPart = '', ofConnection = ''] = Array.from(
    said,
    (note) => note.firstChild?.textContent ?? '',
  );
  return { ofPart: ofPart.trim(), ofConnection };
}

/** Runs with the document, because it is needed where no script can be had. */
export const SAY_SCRIPT = `sayMissing=p=>{const o=navigator.onLine===!1,b=p.nextElementSibling,n=document.getElementById("${MISSING}").content.children[+o].cloneNode(!0);if(b?.isEqualNode(n))return;b?.matches("[data-missing]")&&b.remove();o&&addEventListener("online",()=>n.remove());p.after(n)}`;
