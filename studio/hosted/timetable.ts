import type { Database } from '#server/db/connect.ts';
import { findStudioPerson } from '#server/db/studio/people.ts';
import { describeError } from '#server/describe-error.ts';
import type { Log } from '#server/log.ts';
import type { OpenDraft } from '../desk/drafts.ts';
import { parseEntry } from '../desk/entry.ts';
import type { Published, Publisher } from '../desk/publisher.ts';
import { approvalOf, companyOf } from './going-out.ts';
import { powersOfPerson } from './powers-of-person.ts';
import type { Proposals } from './proposals.ts';

const EVERY_MS = 15_000;

interface TimetableParts {
  database: Database;
  drafts: Proposals;
  publisher: Publisher;
  log: Log;
  /** What follows a publish. */
  onPublished: () => Promise<void>;
}

/**
 * Publishes what is due, by the clock of the database. Whoever has set the time must still be allowed to
 * publish, and the words must still be the approved ones: what does not go out says why to its authors.
 */
export class Timetable {
  readonly #parts: TimetableParts;
  #turn: Promise<void> = Promise.resolve();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(parts: TimetableParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.look(), EVERY_MS).unref();
  }

  /** Looks once more; one look follows the other. */
  look(): Promise<void> {
    this.#turn = this.#turn.then(() => this.#publishDue());
    return this.#turn;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#turn;
  }

  async #publishDue(): Promise<void> {
    const { drafts, log, publisher } = this.#parts;
    try {
      await publisher.settle();
      for (const draft of await drafts.listDue()) {
        // oxlint-disable-next-line eslint/no-await-in-loop -- the publisher takes one after the other
        const done = await this.#publish(draft);
        log.info('published-at-time', { outcome: done });
        // oxlint-disable-next-line eslint/no-await-in-loop -- as above
        if (done !== 'done') await drafts.stopTime(draft, `failed:${done}`);
      }
    } catch (error) {
      // The database is away, or the folder: the next look tries again.
      log.warn('timetable-not-read', { ...describeError(error) });
    }
  }

  async #publish(draft: OpenDraft): Promise<Published['kind']> {
    const { database, publisher, onPublished } = this.#parts;
    const entry = parseEntry(draft.entry);
    const person = await findStudioPerson(database, { id: draft.review?.publishBy ?? '' });
    if (!entry || !person) return 'nothing';
    const { may } = await powersOfPerson(database, person.id);
    if (!may('publish', companyOf(entry))) return 'not-approved';
    const done = await publisher.publish(entry, {
      person,
      note: '',
      version: draft.version,
      approve: (open) => approvalOf(entry, open, database),
    });
    if (done.kind === 'done') await onPublished();
    return done.kind;
  }
}
