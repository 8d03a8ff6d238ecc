import { describe, expect, it } from 'vitest';
import { createFlagUser, type FlagVisitor } from './flag-user.ts';

const NOBODY: FlagVisitor = {
  uid: undefined,
  domainName: 'Sendero',
  companyId: 'riverbend',
  segment: 'default',
  animal: undefined,
  isReturnVisit: false,
};
const QA = ['tester-1'];

describe('the user of the flag service', () => {
  it('carries everything that flags may be targeted by', () => {
    const visitor = { ...NOBODY, uid: 'u-7', segment: 'near', animal: 'elk', isReturnVisit: true };
    expect(createFlagUser(visitor as FlagVisitor, QA)).toEqual({
      key: 'u-7',
      known: true,
      anonymous: true,
      customDomain: 'Sendero',
      company: 'riverbend',
      segment: 'near',
      animal: 'elk',
      firstVisit: false,
    });
  });

  it.each([
    { uid: undefined, key: 'anonymous', known: false, anonymous: true },
    { uid: 'u-7', key: 'u-7', known: true, anonymous: true },
    { uid: 'tester-1', key: 'tester-1', known: true, anonymous: false },
  ])('with the uid $uid is known: $known, anonymous: $anonymous', ({ uid, ...user }) => {
    expect(createFlagUser({ ...NOBODY, uid }, QA)).toMatchObject(user);
  });
});
