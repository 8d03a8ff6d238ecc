import { languageFromQuery } from '#domain/language/language.ts';
import { allowedNow, currentConsent } from '../../visit/consent-store.ts';

/** Ticks what the visitor allows now, and shows since when. */
export function showChoices(form: HTMLFormElement): void {
  const allowed = allowedNow();
  for (const purpose of ['statistics', 'embeds'] as const) {
    const box = form.elements.namedItem(purpose);
    if (box instanceof HTMLInputElement) box.checked = allowed[purpose];
  }
  const since = form.querySelector<HTMLElement>('[data-consent-since]');
  const consent = currentConsent();
  const sentence = document.querySelector<HTMLElement>('dialog[data-since]')?.dataset['since'];
  if (!since || !sentence) return;
  since.hidden = consent === undefined;
  // The first date that a page writes costs a slow phone a tenth of a second.
  if (!consent) return;
  const language = languageFromQuery(document.documentElement.lang);
  const date = new Date(consent.at).toLocaleString(language, {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  since.textContent = sentence.replace('{date}', date);
}
