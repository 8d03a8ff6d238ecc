/*
 * The names by which the index of words knows the texts. Whoever makes the index and whoever searches it in
 * another thread have nothing else in common.
 */

export function articleText(id: string): string {
  return `article/${id}`;
}

/** A told session with all of its slides. */
export function sessionText(id: string): string {
  return `session/${id}`;
}

/** A film where it is shown: of an article, or of a fragment that may show several. */
export function filmText(of: string): string {
  return `film/${of}`;
}

/** The name of a presenter, by which the films are found. */
export function presenterText(id: string): string {
  return `presenter/${id}`;
}

export function glossaryText(id: string): string {
  return `glossary/${id}`;
}

export function faqText(id: string): string {
  return `faq/${id}`;
}

export function animalText(animal: string): string {
  return `animal/${animal}`;
}

export function pageText(page: string): string {
  return `page/${page}`;
}

/** One field of a fragment, which is named with its company. */
export function fieldText(fragment: string, field: string): string {
  return `fragment/${fragment}/${field}`;
}

/** A question of a fragment, which is found by itself. */
export function questionText(fragment: string, id: string): string {
  return `question/${fragment}/${id}`;
}
