/** What session storage calls the cards of a company that are open in this tab. */
export function openCardsKey(companyId: string): string {
  return `sendero:glossary-open:${companyId}`;
}

/**
 * Runs where it stands, after the list: opens the cards that this tab left open, before anything is
 * painted, and notes each that opens or closes. Cards are called alike in every language.
 */
export const KEEP_OPEN_SCRIPT = `(()=>{const l=document.currentScript.previousElementSibling,k=l.dataset.keeps;try{for(const i of(sessionStorage.getItem(k)||"").split(" "))i&&l.querySelector("#"+CSS.escape(i))?.parentElement.setAttribute("open","");l.addEventListener("toggle",()=>sessionStorage.setItem(k,Array.from(l.querySelectorAll("[open]>[id]"),e=>e.id).join(" ")),!0)}catch{}})()`;
