import { ALL_COMPANIES, mayForAll, type Concern, type Powers, type Verb } from './roles.ts';

interface Rule {
  needs: Verb;
  /**
   * What an address is about: an entry, a named change of several, a company, something of any company, the
   * person’s own things, or what all companies share.
   */
  of: 'entry' | 'change' | 'company' | 'any' | 'self' | 'shared';
  /** True where those may do it who may for one of the companies that take the entry. */
  isForTakers?: true;
  /** True where those may do it to a named change who may for every company that it is about. */
  isForChanges?: true;
}

/** Every request of the studio behind its door. One that has no line here is refused. */
const TABLE = {
  'GET board': { needs: 'read', of: 'any' },
  'GET history': { needs: 'read', of: 'any' },
  'GET entry': { needs: 'read', of: 'entry', isForTakers: true },
  'GET new': { needs: 'write', of: 'shared' },
  'POST new': { needs: 'write', of: 'shared' },
  'GET preview': { needs: 'read', of: 'entry', isForTakers: true, isForChanges: true },
  'POST preview': { needs: 'write', of: 'entry' },
  'GET files': { needs: 'read', of: 'any' },
  'POST check': { needs: 'write', of: 'entry' },
  'POST save': { needs: 'write', of: 'entry' },
  'POST component': { needs: 'write', of: 'entry' },
  'POST parts': { needs: 'write', of: 'entry' },
  'POST own-text': { needs: 'write', of: 'entry' },
  'GET completions': { needs: 'read', of: 'any' },
  'GET upload': { needs: 'write', of: 'entry' },
  'POST upload': { needs: 'write', of: 'entry' },
  'POST drop': { needs: 'write', of: 'entry' },
  'POST publish': { needs: 'publish', of: 'entry', isForChanges: true },
  'GET review': { needs: 'read', of: 'entry', isForChanges: true },
  'POST send': { needs: 'write', of: 'entry', isForChanges: true },
  'POST approve': { needs: 'review', of: 'entry', isForChanges: true },
  'POST return': { needs: 'review', of: 'entry', isForChanges: true },
  'POST time': { needs: 'publish', of: 'entry', isForChanges: true },
  'POST take-back': { needs: 'publish', of: 'entry', isForChanges: true },
  'POST join': { needs: 'write', of: 'entry' },
  'POST leave': { needs: 'write', of: 'entry' },
  'POST close': { needs: 'write', of: 'change' },
  // It begins a draft, which goes out as every other does.
  'POST remove': { needs: 'write', of: 'entry' },
  'GET media': { needs: 'read', of: 'any' },
  'GET figures': { needs: 'read', of: 'company' },
  'GET people': { needs: 'own', of: 'company' },
  'POST people': { needs: 'own', of: 'company' },
  'GET me': { needs: 'read', of: 'self' },
  'POST me': { needs: 'read', of: 'self' },
  'POST sign-out': { needs: 'read', of: 'self' },
} as const satisfies Readonly<Record<string, Rule>>;

export const RULES: Readonly<Record<string, Rule>> = TABLE;

type WhatOf<Name> = Name extends `${string} ${infer First}` ? First : never;

/** The first part of an address below the language, of all that there is. */
export type What = WhatOf<keyof typeof TABLE>;

export interface Asked {
  method: string;
  /** The first part of the address below the language, such as `save`, and all that follows it. */
  what: string;
  about: string;
  /** Whether that is a named change. */
  isChange: boolean;
  /** Whom an entry or a change is for; undefined if there can be no such entry. */
  concern: Concern | undefined;
  /** Whether companies show an entry of another one, where they have none of their own. */
  isTakenByOthers: (entry: string) => boolean;
}

/** Decides on every request, and nothing else does: whether a person with these powers may do this to that. */
export function decide(
  { method, what, about, isChange, concern, isTakenByOthers }: Asked,
  visitor: Powers & { person: { id: string } },
): 'yes' | 'no' | 'unknown' {
  const name = `${method === 'HEAD' ? 'GET' : method} ${what}`;
  const { may, mayAnywhere } = visitor;
  const rule = Object.hasOwn(RULES, name) ? RULES[name] : undefined;
  if (!rule) return 'unknown';
  const { needs, of, isForTakers, isForChanges = false } = rule;
  if (of === 'self') return 'yes';
  if (of === 'shared') return may(needs, ALL_COMPANIES) ? 'yes' : 'no';
  // Without a company, it is a list of companies.
  if (of === 'any' || (of === 'company' && about === '')) return mayAnywhere(needs) ? 'yes' : 'no';
  if (of === 'company') return may(needs, about) ? 'yes' : 'no';
  if (isChange ? of === 'entry' && !isForChanges : of === 'change') return 'unknown';
  if (concern === undefined) return 'unknown';
  // A change that is not there shows nothing of anybody.
  if (concern.companies.length === 0) return mayAnywhere(needs) ? 'yes' : 'no';
  if (mayForAll(needs, concern, visitor)) return 'yes';
  return isForTakers && isTakenByOthers(about) && mayAnywhere(needs) ? 'yes' : 'no';
}
