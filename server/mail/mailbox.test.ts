import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { MAIL_PROVIDERS, mailboxOf } from './mailbox.ts';

describe('a mailbox', () => {
  it.each([
    { typed: ' Ana@Example.COM ', mailbox: 'ana@example.com' },
    { typed: 'ana+plan@example.com', mailbox: 'ana@example.com' },
    { typed: 'ana+a+b@example.com', mailbox: 'ana@example.com' },
    { typed: '+ana@example.com', mailbox: '+ana@example.com' },
    { typed: 'a.na@example.com', mailbox: 'a.na@example.com' },
    { typed: 'a.n.a@outlook.com', mailbox: 'a.n.a@outlook.com' },
    { typed: 'A.n.a+x.y@gmail.com', mailbox: 'ana@gmail.com' },
    { typed: 'a.na@googlemail.com', mailbox: 'ana@gmail.com' },
    { typed: 'a-n_a.1+x@protonmail.com', mailbox: 'ana1@proton.me' },
    { typed: 'ana@Bücher.example', mailbox: 'ana@xn--bcher-kva.example' },
    { typed: 'ana@xn--BCHER-kva.example', mailbox: 'ana@xn--bcher-kva.example' },
  ])('of $typed is $mailbox', ({ typed, mailbox }) => {
    expect(mailboxOf(typed)).toBe(mailbox);
  });

  const letters = fc.stringMatching(/^[a-z][a-z0-9]{0,12}$/);

  it('is one, whatever case and tag an address is written with', () => {
    fc.assert(
      fc.property(letters, letters, fc.stringMatching(/^[a-z0-9.-]{0,9}$/), (name, host, tag) => {
        const mailbox = mailboxOf(`${name}@${host}.com`);
        expect(mailboxOf(`${name.toUpperCase()}+${tag}@${host.toUpperCase()}.COM`)).toBe(mailbox);
      }),
    );
  });

  it('is one for every spelling a provider does not tell apart, and two for two names', () => {
    const providers = fc.constantFrom(...MAIL_PROVIDERS);
    fc.assert(
      fc.property(providers, letters, letters, fc.nat(), (provider, name, other, at) => {
        fc.pre(name !== other);
        const cut = at % name.length;
        const dotted = cut === 0 ? name : `${name.slice(0, cut)}.${name.slice(cut)}`;
        const boxes = provider.hosts.map((host) => mailboxOf(`${dotted}@${host}`));
        expect(new Set(boxes)).toEqual(new Set([mailboxOf(`${name}@${provider.hosts[0]}`)]));
        expect(boxes).not.toContain(mailboxOf(`${other}@${provider.hosts[0]}`));
      }),
    );
  });

  it('is itself an address, and the mailbox of itself', () => {
    const address = fc.stringMatching(
      /^[A-Za-z0-9+_-]{1,9}(\.[A-Za-z0-9+]{1,4})?@[A-Za-z0-9]{1,9}\.com$/,
    );
    fc.assert(
      fc.property(address, (typed) => {
        fc.pre(isMailAddress(typed));
        const mailbox = mailboxOf(typed);
        expect(mailboxOf(mailbox)).toBe(mailbox);
      }),
    );
  });
});
