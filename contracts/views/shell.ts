import type { Flags } from '#domain/flags/flags.ts';
import type { Language } from '#domain/language/language.ts';
import type { RuntimeConfig } from '../calls/runtime-config.ts';
import type { Disclosures } from '../content/fragments.ts';
import type { CompanyView } from './company.ts';

/** A page of ours as a menu leads to it. */
export interface MenuLinkView {
  /** From the root, without a language. */
  path: string;
  label: string;
  /** It leads to the company's resources, and is there once they are loaded. */
  isOfResources?: true;
}

export interface ShellView {
  company: CompanyView;
  language: Language;
  /** Compiled messages that this company words differently, by nested key. */
  overrides: Record<string, unknown>;
  menu: MenuLinkView[];
  /** What follows where the menu opens as a panel. */
  panel: MenuLinkView[];
  footer: MenuLinkView[];
  disclosures: Disclosures;
  artBase: string;
  themeCss: string;
  themeColor: string;
  /** The page's public origin, for `hreflang` and share links. */
  origin: string;
  year: number;
  /** The flags of an anonymous visitor; the browser asks again for a known one. */
  flags: Flags;
  runtime: RuntimeConfig;
  /** False on a host that the company does not list. */
  indexable: boolean;
}
