import type { Powers, Verb } from './roles.ts';

interface Rule {
  needs: Verb;
  /** What an address is about: an entry, a company, something of any company, or the person’s own things. */
  of: 'entry' | 'company' | 'any' | 'self';
}

/** Every request of the studio behind its door. One that has no line here is refused. */
export const RULES: Readonly<Record<string, Rule>> = {
  'GET board': { needs: 'read', of: 'any' },
  'GET history': { needs: 'read', of: 'any' },
  'GET entry': { needs: 'read', of: 'entry' },
  'POST check': { needs: 'write', of: 'entry' },
  'POST save': { needs: 'write', of: 'entry' },
  'POST drop': { needs: 'write', of: 'entry' },
  'POST publish': { needs: 'publish', of: 'entry' },
  'GET review': { needs: 'read', of: 'entry' },
  'POST send': { needs: 'write', of: 'entry' },
  'POST approve': { needs: 'review', of: 'entry' },
  'POST return': { needs: 'review', of: 'entry' },
  'POST time': { needs: 'publish', of: 'entry' },
  'POST take-back': { needs: 'publish', of: 'entry' },
  'GET people': { needs: 'own', of: 'company' },
  'POST people': { needs: 'own', of: 'company' },
  'GET me': { needs: 'read', of: 'self' },
  'POST me': { needs: 'read', of: 'self' },
  'POST sign-out': { needs: 'read', of: 'self' },
};

export interface Asked {
  method: string;
  /** The first part of the address below the language, such as `save`, and all that follows it. */
  what: string;
  about: string;
  /** The company that an entry belongs to; undefined if there can be no such entry. */
  companyOf: (entry: string) => string | undefined;
}

/** Decides on every request, and nothing else does: whether a person with these powers may do this to that. */
export function decide(
  { method, what, about, companyOf }: Asked,
  { may, mayAnywhere }: Powers,
): 'yes' | 'no' | 'unknown' {
  const name = `${method === 'HEAD' ? 'GET' : method} ${what}`;
  const rule = Object.hasOwn(RULES, name) ? RULES[name] : undefined;
  if (!rule) return 'unknown';
  const { needs, of } = rule;
  if (of === 'self') return 'yes';
  // Without a company, it is a list of companies.
  if (of === 'any' || (of === 'company' && about === '')) return mayAnywhere(needs) ? 'yes' : 'no';
  const company = of === 'company' ? about : companyOf(about);
  if (company === undefined) return 'unknown';
  return may(needs, company) ? 'yes' : 'no';
}
