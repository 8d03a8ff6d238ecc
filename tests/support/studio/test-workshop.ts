import type { OpenWorkshop } from '#server/assemble/open-content.ts';
import { workHere } from '#server/content/parts/content-workshop.ts';
import type { RememberedPart } from '#server/content/parts/part-shop.ts';

/** What one studio of a test has made of the content, the next one need not make again. */
const remembered = new Map<string, RememberedPart>();

export function createTestWorkshop(): OpenWorkshop {
  return (source) => workHere(source, remembered);
}
