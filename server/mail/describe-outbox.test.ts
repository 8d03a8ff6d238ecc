import { describe, expect, it } from 'vitest';
import { describeOutbox } from './describe-outbox.ts';

const NO_PAGE = { page: undefined };

describe('what visitors are told of the outbox', () => {
  it('is its folder as it was set, and where the mails can be read', () => {
    const trial = { smtpUrl: undefined, outboxDir: 'var/outbox' };
    expect(describeOutbox(trial, NO_PAGE)).toEqual({ folder: 'var/outbox' });
    expect(describeOutbox(trial, { page: '/po/dev/mails' })).toEqual({
      folder: 'var/outbox',
      page: '/po/dev/mails',
    });
  });

  it.each(['/srv/sendero/outbox', '../outbox', 'var/../../outbox'])(
    'never says how the machine is laid out: %s is not named',
    (outboxDir) => {
      expect(describeOutbox({ smtpUrl: undefined, outboxDir }, NO_PAGE)).toEqual({});
    },
  );

  it('is nothing where mails are sent', () => {
    const sending = { smtpUrl: 'smtps://mail.example.com', outboxDir: 'var/outbox' };
    expect(describeOutbox(sending, { page: '/po/dev/mails' })).toBeUndefined();
  });
});
