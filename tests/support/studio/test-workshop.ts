import type { OpenWorkshop } from '#server/assemble/open-content.ts';
import { workHere } from '#server/content/parts/content-workshop.ts';
import { REMEMBERED_PARTS } from '../content/read-content.ts';

export function createTestWorkshop(): OpenWorkshop {
  return (source) => workHere(source, REMEMBERED_PARTS);
}
