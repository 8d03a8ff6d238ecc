/** Times as the clock of the person shows them, and what they type as such a time. */
export function showTimes(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const place of document.querySelectorAll<HTMLTimeElement>('time[data-at]')) {
    const at = new Date(Number(place.dataset['at']));
    place.dateTime = at.toISOString();
    place.textContent = new Intl.DateTimeFormat(document.documentElement.lang, {
      dateStyle: 'full',
      timeStyle: 'short',
    }).format(at);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name="zone"]'))
    field.value = timeZone;
  for (const place of document.querySelectorAll('[data-zone]'))
    place.textContent = timeZone.replaceAll('_', ' ');
}
