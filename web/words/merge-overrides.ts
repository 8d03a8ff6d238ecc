import { isRecord } from '#domain/text/is-record.ts';
import type { Catalogue } from './catalogue.ts';

interface Texts {
  [key: string]: unknown;
}

/** Lays a company's own words over the catalogue. The server has checked that every key exists. */
export function mergeOverrides(catalogue: Catalogue, overrides: Texts): Catalogue {
  return merge(catalogue, overrides) as Catalogue;
}

function merge(base: Texts, over: Texts): Texts {
  const merged: Texts = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = isRecord(below) && isRecord(value) ? merge(below, value) : value;
  }
  return merged;
}
