import type { Figure } from './figure.ts';

/**
 * One line of “How we got this”: the name of a sentence, and the figures that the sentence says. The
 * sentences are words of the interface, in every language; a result lists its steps in their order.
 */
export interface Step<Key extends string = string> {
  key: Key;
  figures: Readonly<Record<string, Figure>>;
}
