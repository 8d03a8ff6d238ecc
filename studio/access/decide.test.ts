import { describe, expect, it } from 'vitest';
import { isChangeId } from '../desk/changes/change-id.ts';
import { companyOfEntry, isTakenByOthers } from '../desk/entry.ts';
import { decide, RULES } from './decide.ts';
import {
  ALL_COMPANIES,
  ALL_POWERS,
  powersOf,
  ROLES,
  type Concern,
  type Powers,
  type Role,
} from './roles.ts';

/** The least role that each request needs: written down once more, so that a slip of the table is seen. */
const LEAST: Readonly<Record<string, Role | 'anybody'>> = {
  'GET board': 'reader',
  'GET history': 'reader',
  'GET entry': 'reader',
  'GET review': 'reader',
  'GET figures': 'reader',
  'GET preview': 'reader',
  'GET new': 'writer',
  'POST new': 'writer',
  'GET files': 'reader',
  'POST preview': 'writer',
  'POST check': 'writer',
  'POST save': 'writer',
  'POST component': 'writer',
  'POST parts': 'writer',
  'POST own-text': 'writer',
  'GET completions': 'reader',
  'GET upload': 'writer',
  'POST upload': 'writer',
  'GET media': 'reader',
  'POST remove': 'writer',
  'POST join': 'writer',
  'POST leave': 'writer',
  'POST close': 'writer',
  'POST drop': 'writer',
  'POST send': 'writer',
  'POST approve': 'reviewer',
  'POST return': 'reviewer',
  'POST publish': 'publisher',
  'POST time': 'publisher',
  'POST take-back': 'publisher',
  'GET people': 'owner',
  'POST people': 'owner',
  'GET me': 'anybody',
  'POST me': 'anybody',
  'POST sign-out': 'anybody',
};
const NAMES = Object.keys(LEAST);
/** What is done to an entry that a company takes from the first one: it is read, and nothing else. */
const LOOKED_AT = new Set(['GET entry', 'GET preview']);
const ENTRIES = {
  own: 'company/riverbend',
  ownText: 'fragment/riverbend/home-landing',
  other: 'company/generic',
  taken: 'fragment/generic/workshop',
  shared: 'article/fees',
  question: 'question/taxes/roth',
};

/** Changes of several entries, by the companies that they are about. */
const CHANGES: Readonly<Record<string, readonly string[]>> = {
  'change/own': ['riverbend'],
  'change/mixed': ['riverbend', 'generic'],
  'change/shared': [ALL_COMPANIES, 'riverbend'],
  'change/gone': [],
};
/** A change with nothing in it, and who began it. */
const EMPTY = { companies: [ALL_COMPANIES], begunBy: 'ana' };
/** What is done to a change as to an entry; all else is done to each entry of it. */
const OF_CHANGES = new Set([
  'GET review',
  'GET preview',
  'POST send',
  'POST approve',
  'POST return',
  'POST time',
  'POST publish',
  'POST take-back',
  'POST close',
]);

function concernOf(about: string): Concern | undefined {
  if (about === 'change/empty') return EMPTY;
  const company = companyOfEntry(about);
  const companies = CHANGES[about] ?? (company === undefined ? undefined : [company]);
  return companies && { companies };
}

function being(id: string, powers: Powers): Powers & { person: { id: string } } {
  return { ...powers, person: { id } };
}

function ask(
  name: string,
  about: string,
  roles: Readonly<Record<string, Role>>,
  who = 'ben',
): string {
  const [method = '', what = ''] = name.split(' ');
  const isChange = isChangeId(about);
  const asked = { method, what, about, isChange, concern: concernOf(about), isTakenByOthers };
  return decide(asked, being(who, powersOf(new Map(Object.entries(roles)))));
}

function allows(name: string, role: Role | undefined): boolean {
  const least = LEAST[name];
  if (least === 'anybody') return true;
  return role !== undefined && least !== undefined && ROLES.indexOf(role) >= ROLES.indexOf(least);
}

describe('every request of the studio', () => {
  it('has a line that says who may', () => {
    expect(Object.keys(RULES).toSorted()).toEqual(NAMES.toSorted());
  });

  it.each([undefined, ...ROLES].map((role) => ({ role })))(
    'of somebody with the role $role for one company is decided by the table',
    ({ role }) => {
      const roles = role === undefined ? {} : { riverbend: role };
      for (const name of NAMES) {
        const { of } = RULES[name] ?? {};
        const own = allows(name, role) ? 'yes' : 'no';
        const foreign = LEAST[name] === 'anybody' ? 'yes' : 'no';
        if (of === 'entry') {
          for (const entry of [ENTRIES.own, ENTRIES.ownText])
            expect(ask(name, entry, roles), `${name} ${entry}`).toBe(own);
          for (const entry of [ENTRIES.other, ENTRIES.shared, ENTRIES.question])
            expect(ask(name, entry, roles), `${name} ${entry}`).toBe('no');
          const isLookedAt = LOOKED_AT.has(name);
          expect(ask(name, ENTRIES.taken, roles), name).toBe(isLookedAt ? own : 'no');
        } else if (of === 'change') {
          expect(ask(name, ENTRIES.own, roles), name).toBe('unknown');
        } else if (of === 'company') {
          expect(ask(name, 'riverbend', roles), name).toBe(own);
          for (const company of ['generic', ALL_COMPANIES])
            expect(ask(name, company, roles), name).toBe(foreign);
        } else expect(ask(name, '', roles), name).toBe(of === 'shared' ? 'no' : own);
      }
    },
  );

  it.each(ROLES.map((role) => ({ role })))(
    'of somebody with the role $role on what all share is the same for every company',
    ({ role }) => {
      for (const name of NAMES)
        for (const about of RULES[name]?.of === 'entry'
          ? Object.values(ENTRIES)
          : RULES[name]?.of === 'change'
            ? Object.keys(CHANGES)
            : ['riverbend', 'generic', ALL_COMPANIES])
          expect(ask(name, about, { [ALL_COMPANIES]: role }), `${name} ${about}`).toBe(
            allows(name, role) ? 'yes' : 'no',
          );
    },
  );

  it.each([undefined, ...ROLES].map((role) => ({ role })))(
    'of somebody with the role $role on a change of several needs it for every company in it',
    ({ role }) => {
      const roles = role === undefined ? {} : { riverbend: role };
      for (const name of NAMES.filter((one) =>
        ['entry', 'change'].includes(RULES[one]?.of ?? ''),
      )) {
        const isOne = OF_CHANGES.has(name);
        const own = allows(name, role) ? 'yes' : 'no';
        expect(ask(name, 'change/own', roles), name).toBe(isOne ? own : 'unknown');
        expect(ask(name, 'change/gone', roles), name).toBe(isOne ? own : 'unknown');
        expect(ask(name, 'change/empty', roles, 'ana'), name).toBe(isOne ? own : 'unknown');
        for (const change of ['change/mixed', 'change/shared', 'change/empty'])
          expect(ask(name, change, roles), `${name} ${change}`).toBe(isOne ? 'no' : 'unknown');
        const both = role === undefined ? {} : { riverbend: role, generic: role };
        expect(ask(name, 'change/mixed', both), name).toBe(isOne ? own : 'unknown');
      }
    },
  );

  it.each(['GET secrets', 'PUT save', 'DELETE entry', 'GET save', 'POST constructor', 'GET '])(
    'that has no line is refused to everybody: %s',
    (name) => {
      const [method = '', what = ''] = name.split(' ');
      const asked = {
        method,
        what,
        about: ENTRIES.shared,
        isChange: false,
        concern: concernOf(ENTRIES.shared),
        isTakenByOthers,
      };
      expect(decide(asked, being('ana', ALL_POWERS))).toBe('unknown');
    },
  );

  it('about what is no entry is refused', () => {
    for (const about of ['', 'article/../../etc', 'flags/all', 'article/Fees'])
      expect(ask('POST save', about, { [ALL_COMPANIES]: 'owner' })).toBe('unknown');
  });
});
