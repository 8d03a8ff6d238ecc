import { describe, expect, it } from 'vitest';
import { describeOutbox } from './describe-outbox.ts';

const TO = 'ana@example.com';
const NO_PAGE = { page: undefined, to: TO };
const SENDING = { smtpUrl: 'smtps://mail.example.com', outboxDir: 'var/outbox' };

describe('what visitors are told of the outbox', () => {
  it('is its folder as it was set, and where the mails can be read', () => {
    const trial = { smtpUrl: undefined, onlyTo: undefined, outboxDir: 'var/outbox' };
    expect(describeOutbox(trial, NO_PAGE)).toEqual({ folder: 'var/outbox' });
    expect(describeOutbox(trial, { page: '/po/dev/mails', to: TO })).toEqual({
      folder: 'var/outbox',
      page: '/po/dev/mails',
    });
  });

  it.each(['/srv/sendero/outbox', '../outbox', 'var/../../outbox'])(
    'never says how the machine is laid out: %s is not named',
    (outboxDir) => {
      expect(describeOutbox({ smtpUrl: undefined, onlyTo: undefined, outboxDir }, NO_PAGE)).toEqual(
        {},
      );
    },
  );

  it('is nothing where mails are sent', () => {
    const sending = { ...SENDING, onlyTo: undefined };
    expect(describeOutbox(sending, { page: '/po/dev/mails', to: TO })).toBeUndefined();
  });

  it.each([
    { onlyTo: [], isSent: false },
    { onlyTo: ['ANA@example.com'], isSent: true },
    { onlyTo: ['leo@example.com', '@Example.com'], isSent: true },
    { onlyTo: ['@ample.com', 'a@example.com', '@example.com.evil.example'], isSent: false },
  ])('in a staging installation that mails $onlyTo alone, sent: $isSent', ({ onlyTo, isSent }) => {
    const told = describeOutbox({ ...SENDING, onlyTo }, NO_PAGE);
    expect(told).toEqual(isSent ? undefined : { folder: 'var/outbox' });
  });
});
