import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import {
  allowedPurposes,
  CONSENT_VERSION,
  consentState,
  EVERYTHING,
  NOTHING,
  readConsent,
  writeConsent,
  type Consent,
} from './consent.ts';

const AT = Date.parse('2026-11-20T12:00:00.000Z');
const choice = (change: Partial<Consent>): Consent => ({
  version: CONSENT_VERSION,
  statistics: true,
  embeds: true,
  gpc: false,
  at: AT,
  ...change,
});

describe('a choice', () => {
  it('comes back from its cookie with version, time and signal', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        fc.nat({ max: 4_102_444_800_000 }),
        (statistics, embeds, gpc, at) => {
          const consent = choice({ statistics, embeds, gpc, at });
          expect(readConsent(writeConsent(consent))).toEqual(consent);
        },
      ),
    );
  });

  it('for another version is none: everybody is asked again', () => {
    expect(readConsent(writeConsent(choice({ version: CONSENT_VERSION + 1 })))).toBeUndefined();
  });

  it.each([undefined, '', '2', '2.11.0', '2.12.0.x', '2.11.0.-5', '2.11.0.a b', '02.11.0.x;'])(
    'in the cookie "%s" is none',
    (text) => {
      expect(readConsent(text)).toBeUndefined();
    },
  );

  it('is never read from a text nobody wrote', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const consent = readConsent(text);
        if (consent) expect(Number.isFinite(consent.at)).toBe(true);
      }),
    );
  });
});

describe('what is allowed', () => {
  it.each([
    { consent: undefined, hasSignal: false, allowed: NOTHING, state: 'unasked' },
    { consent: choice({}), hasSignal: false, allowed: EVERYTHING, state: 'accepted' },
    { consent: choice(NOTHING), hasSignal: false, allowed: NOTHING, state: 'refused' },
    {
      consent: choice({ embeds: false }),
      hasSignal: false,
      allowed: { statistics: true, embeds: false },
      state: 'partial',
    },
    {
      consent: choice({ statistics: false }),
      hasSignal: false,
      allowed: { statistics: false, embeds: true },
      state: 'partial',
    },
    { consent: choice({}), hasSignal: true, allowed: NOTHING, state: 'signal' },
    { consent: undefined, hasSignal: true, allowed: NOTHING, state: 'signal' },
  ])('in the state $state with a signal $hasSignal', ({ consent, hasSignal, allowed, state }) => {
    expect(allowedPurposes(consent, hasSignal)).toEqual(allowed);
    expect(consentState(consent, hasSignal)).toBe(state);
  });
});
