interface WayOn {
  label: string;
  href: string;
}

/** Says below a place of the page, and once, why what was asked there is not done. */
export function sayBeside(place: Element, words: string, wayOn?: WayOn): void {
  const said = place.nextElementSibling?.matches('[data-missing]')
    ? place.nextElementSibling
    : null;
  if (said?.firstChild?.textContent === words) return;
  said?.remove();
  const note = document.createElement('p');
  note.dataset['missing'] = '';
  note.setAttribute('role', 'alert');
  note.append(words);
  if (wayOn) {
    const link = document.createElement('a');
    link.href = wayOn.href;
    link.textContent = wayOn.label;
    note.append(' ', link);
  }
  place.after(note);
}
