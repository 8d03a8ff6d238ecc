import { randomUUIDv7 } from 'node:crypto';
import { failure, isFailure, type Failure } from '#contracts/errors.ts';
import type { HumanProof } from '#contracts/mail/captcha.ts';
import type { ContactAnswer, sendContact } from '#contracts/calls/contact.ts';
import type { ContactForm } from '#contracts/mail/contact.ts';
import type { PageAddress } from '#contracts/services.ts';
import { mailAddressKey } from '#domain/mail/mail-address.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { insertContactMessage } from '../db/queries/contact-messages.ts';
import { useChallenge } from '../db/queries/used-challenges.ts';
import { retryDeadLetterOf } from '../db/queries/dead-letters.ts';
import type { DeskLimitsOf } from '../limits/rate-limits.ts';
import { AT_ONCE, queueJob } from '../jobs/queue-job.ts';
import { checkHuman } from './check-human.ts';
import type { DeskTools } from './desk-tools.ts';
import { accept, refuse } from './refusal.ts';
import type { Sender } from '../request/sender.ts';

/** A message that comes again within this time counts as one that was sent twice. */
const SAME_MESSAGE_MS = 3_600_000;

interface ContactToSend {
  address: PageAddress;
  form: ContactForm;
  proof: HumanProof;
  sender: Sender;
}

type ContactTools = DeskTools & { limits: DeskLimitsOf<typeof sendContact> };

export function createSendContact(tools: ContactTools) {
  const { database, content, limits, keyedHash, log, now, wake } = tools;
  return async ({
    address: { companyId, language },
    form,
    proof,
    sender,
  }: ContactToSend): Promise<ContactAnswer | Failure> => {
    if (!content.current.companies.has(companyId)) return failure('company-not-found');
    const whenDown = 'database-unavailable';
    const human = await checkHuman(tools, { form: 'contact', proof, sender, whenDown });
    if (isFailure(human)) return human;
    const { email, ...others } = form;
    const sent = [companyId, mailAddressKey(email), ...Object.values(others)];
    const fingerprints = keyedHash.all('contact-message', ...sent);
    const isProven = human.solved !== undefined;
    const at = now();
    const saved = await accept(
      { database, log, whenDown, event: 'contact-not-saved' },
      async (transaction) => {
        const id = randomUUIDv7();
        const row = {
          id,
          fingerprint: fingerprints[0],
          company_id: companyId,
          language,
          ...form,
          created_at: at,
        };
        const since = at - SAME_MESSAGE_MS;
        if (!(await insertContactMessage(transaction, row, { fingerprints, since }))) {
          await retryDeadLetterOf(transaction, { table: 'contact_messages', fingerprints });
          return;
        }
        if (human.solved && !(await useChallenge(transaction, human.solved)))
          refuse(failure('captcha-used'));
        const mailbox = mailboxOf(email);
        const counted = { form: 'contact', isProven, mailbox, now: at } as const;
        refuse(await limits.formsOfMailbox(transaction, counted));
        await queueJob(transaction, {
          kind: 'contact-mail',
          about: id,
          payload: { messageId: id },
          subjectId: id,
          dueAt: AT_ONCE,
          now: at,
        });
        refuse(await limits.formsOfSite(transaction, { now: at }));
      },
    );
    if (isFailure(saved)) return saved;
    wake();
    return { status: 'received' };
  };
}
