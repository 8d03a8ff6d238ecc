import { truncate } from '#domain/text/truncate.ts';

const SUMMARY_LENGTH = 130;

/** The beginning of a text without markup, as a result of the search shows it. */
export function summaryOf(texts: readonly string[]): string {
  return truncate(texts.join(' '), SUMMARY_LENGTH);
}
