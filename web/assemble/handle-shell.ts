import { languageCode, findLanguage } from '#domain/language/language.ts';

/** What the frame of a still page does: its menu and its links to other languages. */
export function handleShell(): void {
  const menu = document.querySelector<HTMLDetailsElement>('header details');
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu?.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  // A page that comes back from the browser's memory was left through its menu.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && menu) menu.open = false;
  });
  document.addEventListener('click', ({ target }) => {
    if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
    const link =
      target instanceof Element
        ? target.closest<HTMLAnchorElement>('a[data-language-choice]')
        : null;
    if (link) leadToThisAddress(link);
  });
  if (typeof navigator.clipboard?.writeText === 'function')
    document.documentElement.dataset['copies'] = '';
}

/** What stands in the page everybody shares knows nothing of this address's own query. */
function leadToThisAddress(link: HTMLAnchorElement): void {
  const language = findLanguage(link.hreflang);
  if (!language) return;
  const query = new URLSearchParams(location.search);
  for (const name of ['lang', 'rated', 'from']) query.delete(name);
  query.append('lang', languageCode(language));
  // Its fragment says where on the page one was.
  link.href = `${location.pathname}?${query.toString()}${link.hash}`;
}
