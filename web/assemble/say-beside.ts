/** Says below a place of the page, and once, why what was asked there is not done. */
export function sayBeside(place: Element, words: string): void {
  const said = place.nextElementSibling?.matches('[data-missing]')
    ? place.nextElementSibling
    : null;
  if (said?.textContent === words) return;
  said?.remove();
  const note = document.createElement('p');
  note.dataset['missing'] = '';
  note.setAttribute('role', 'alert');
  note.textContent = words;
  place.after(note);
}
