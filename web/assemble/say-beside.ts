/**
 * Says below a place of the page, and once, why what was asked there is not done; a link loads the page anew.
 * Without one it is the connection that is missing, and the words go when it is back.
 */
export function sayBeside(place: Element, words: string, anew?: string): void {
  const said = place.nextElementSibling?.matches('[data-missing]')
    ? place.nextElementSibling
    : null;
  if (said?.firstChild?.textContent === words) return;
  said?.remove();
  const note = document.createElement('p');
  note.dataset['missing'] = '';
  note.setAttribute('role', 'alert');
  note.append(words);
  // An address that leaves everything out is that of the page.
  if (anew)
    note.append(' ', Object.assign(document.createElement('a'), { href: '', textContent: anew }));
  else addEventListener('online', () => note.remove(), { once: true });
  place.after(note);
}
