import { z } from 'zod';

const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'a colour like #0C5E4E');

/** The semantic colors a company may set. An unknown name is an error, and so is a missing one. */
export const themeSchema = z.strictObject({
  'c-ground': colour,
  'c-surface': colour,
  'c-band-sky': colour,
  'c-band-blush': colour,
  'c-band-sun': colour,
  'c-band-leaf': colour,
  'c-ink': colour,
  'c-ink-2': colour,
  'c-line': colour,
  'c-line-strong': colour,
  'c-brand': colour,
  'c-brand-strong': colour,
  'c-on-brand': colour,
  'c-accent': colour,
  'c-accent-strong': colour,
  'c-on-accent': colour,
  'c-focus': colour,
  'c-halo': colour,
  'c-error': colour,
  'c-error-tint': colour,
  'c-success': colour,
  'c-success-tint': colour,
  'c-series-1': colour,
  'c-series-2': colour,
  'art-night': colour,
  'art-deep': colour,
  'art-mid': colour,
  'art-soft': colour,
  'art-sun': colour,
  'art-ember': colour,
  'art-blush': colour,
  'art-sky': colour,
  'art-paper': colour,
});
export type Theme = z.infer<typeof themeSchema>;
export type ThemeToken = keyof Theme;

/**
 * A component's name for a color: `sky` stands for `c-band-sky`. A name without a color in the
 * theme does not compile.
 */
export type ColorName<Prefix extends 'c-' | 'c-band-'> = NameAfter<Prefix, ThemeToken>;
type NameAfter<Prefix extends string, Token> = Token extends `${Prefix}${infer Name}`
  ? Name
  : never;
