/** An author's plain words: an empty line begins a new paragraph. */
export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph, index) => (
    // The words of a block never change their places.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={index}>{paragraph}</p>
  ));
}
