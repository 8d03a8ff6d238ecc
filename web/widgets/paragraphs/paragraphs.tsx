import { numbered } from '../../site/numbered.ts';

/** An author's plain text, in which an empty line begins a new paragraph. */
export function Paragraphs({ text }: { text: string }) {
  return numbered(text.split(/\n\s*\n/)).map(({ key, item }) => <p key={key}>{item}</p>);
}
