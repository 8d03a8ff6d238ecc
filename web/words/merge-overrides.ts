import { isRecord } from '#domain/text/is-record.ts';
import type { Catalogue } from './catalogue.ts';

interface Texts {
  [key: string]: unknown;
}

/** Each part of a page that wakes by itself asks for the same words. */
const merged = new WeakMap<Texts, { catalogue: Catalogue; words: Catalogue }>();

/** Lays a company's own words over the catalogue. The server has checked that every key exists. */
export function mergeOverrides(catalogue: Catalogue, overrides: Texts): Catalogue {
  const known = merged.get(overrides);
  if (known?.catalogue === catalogue) return known.words;
  const words = merge(catalogue, overrides) as Catalogue;
  merged.set(overrides, { catalogue, words });
  return words;
}

function merge(base: Texts, over: Texts): Texts {
  const both: Texts = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = both[key];
    both[key] = isRecord(below) && isRecord(value) ? merge(below, value) : value;
  }
  return both;
}
