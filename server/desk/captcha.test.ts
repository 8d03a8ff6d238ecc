import { describe, expect, it } from 'vitest';
import type { CaptchaChallenge } from '#contracts/mail/captcha.ts';
import { createKeyedHash } from '../secrets/keyed-hash.ts';
import { EASY, solve } from '#tests/support/mail/solve.ts';
import { createCaptcha, type CaptchaPlace } from './captcha.ts';

const HERE: CaptchaPlace = { site: 'retire.example.com', form: 'contact' };
const MINUTE = 60_000;

const clock = { now: Date.now() };
const captchaWith = (...secrets: [string, ...string[]]) =>
  createCaptcha({ keyedHash: createKeyedHash(secrets), difficulty: EASY, now: () => clock.now });
const captcha = captchaWith('one secret');

async function check(payload: string, place = HERE): Promise<string> {
  const checked = await captcha.check(payload, place);
  return 'kind' in checked ? checked.code : 'solved';
}

function changed(payload: string, change: (challenge: CaptchaChallenge) => void): string {
  const decoded = JSON.parse(Buffer.from(payload, 'base64').toString()) as {
    challenge: CaptchaChallenge;
  };
  change(decoded.challenge);
  return Buffer.from(JSON.stringify(decoded)).toString('base64');
}

describe('the captcha', () => {
  it('takes the work it asked for, for the form and the site it was asked on', async () => {
    const payload = await solve(await captcha.create(HERE));
    expect(await check(payload)).toBe('solved');
    expect(await check(payload, { ...HERE, form: 'action-plan' })).toBe('captcha-failed');
    expect(await check(payload, { ...HERE, site: 'other.example.com' })).toBe('captcha-failed');
  });

  it('names the same challenge alike, so that it can be used once', async () => {
    const payload = await solve(await captcha.create(HERE));
    const [one, two] = await Promise.all([
      captcha.check(payload, HERE),
      captcha.check(payload, HERE),
    ]);
    expect(one).toEqual(two);
    expect(await captcha.check(await solve(await captcha.create(HERE)), HERE)).not.toEqual(one);
  });

  it('takes no work that someone else asked for', async () => {
    const foreign = await captchaWith('another secret').create(HERE);
    expect(await check(await solve(foreign))).toBe('captcha-failed');
  });

  it('takes work of before a change of keys, as long as it could have been given out', async () => {
    const payload = await solve(await captcha.create(HERE));
    const later = captchaWith('a new secret', 'one secret');
    const start = clock.now;
    expect(await later.check(payload, HERE)).toHaveProperty('id');
    // An attacker who has the old key signs challenges of their own with it.
    clock.now += 26 * MINUTE;
    const forged = await solve(await captcha.create(HERE));
    expect(await later.check(forged, HERE)).toMatchObject({ code: 'captcha-failed' });
    clock.now = start;
  });

  it('runs out', async () => {
    const payload = await solve(await captcha.create(HERE));
    clock.now += 20 * MINUTE;
    expect(await check(payload)).toBe('captcha-expired');
    clock.now -= 20 * MINUTE;
    expect(await check(payload)).toBe('solved');
  });

  it('from a time that has not come yet is as good as one that is over', async () => {
    clock.now += 365 * 24 * 60 * MINUTE;
    const payload = await solve(await captcha.create(HERE));
    clock.now -= 365 * 24 * 60 * MINUTE;
    expect(await check(payload)).toBe('captcha-expired');
  });

  it.each<{ what: string; change: (challenge: CaptchaChallenge) => void }>([
    { what: 'less work', change: ({ parameters }) => (parameters.keyPrefix = '') },
    { what: 'cheaper work', change: ({ parameters }) => (parameters.cost = 0) },
    { what: 'more time', change: ({ parameters }) => (parameters.expiresAt += 60) },
    { what: 'another signature', change: (challenge) => (challenge.signature = 'ab'.repeat(32)) },
    { what: 'dear work', change: ({ parameters }) => (parameters.cost = 2 ** 31 - 1) },
  ])('does not let itself be given $what', async ({ change }) => {
    const payload = await solve(await captcha.create(HERE));
    expect(await check(changed(payload, change))).toBe('captcha-failed');
  });

  it.each(['', 'x', '{}', 'bnVsbA==', Buffer.from('{"challenge":1}').toString('base64')])(
    'refuses %o',
    async (payload) => {
      expect(await check(payload)).toBe('captcha-failed');
    },
  );

  it('refuses an answer without the work', async () => {
    const challenge = await captcha.create(HERE);
    const payload = { challenge, solution: { counter: 0, derivedKey: '00'.repeat(32) } };
    expect(await check(Buffer.from(JSON.stringify(payload)).toString('base64'))).toBe(
      'captcha-failed',
    );
  });
});
