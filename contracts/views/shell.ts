import type { Flags } from '#domain/flags/flags.ts';
import type { Language } from '#domain/language/language.ts';
import type { RuntimeConfig } from '../calls/runtime-config.ts';
import type { Disclosures } from '../content/fragments.ts';
import type { CompanyView } from './company.ts';

/** What a menu calls each page, by its path below the company or from the root, in the menu's order. */
type MenuView = Readonly<Record<string, string>>;

export interface ShellView {
  /** The company without what only the menus need, because the server makes those. */
  company: Omit<CompanyView, 'showContactUs' | 'unionLandingLabel'>;
  language: Language;
  /** Compiled messages that this company words differently, by nested key. */
  overrides: Record<string, unknown>;
  menu: MenuView;
  /** What follows where the menu opens as a panel. */
  panel: MenuView;
  /** A link to the company's resources is shown once they are loaded. */
  footer: MenuView;
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
  /** False on a host that the company does not list, and where this is not the real site. */
  indexable: boolean;
  /** Set where this is not the real site, which every page then says. */
  isStaging?: boolean;
  /** Set where the page is a part in a frame of another site: its own address, and those that may know its height. */
  embed?: { address: string; origins: readonly string[] };
}

export interface ShellViews {
  getShell(): ShellView;
}
