import type { Database } from '#server/db/connect.ts';
import { findStudioPerson } from '#server/db/studio/people.ts';
import { describeError } from '#server/describe-error.ts';
import type { Log } from '#server/log.ts';
import { companiesOf } from '../desk/changes/together.ts';
import type { OpenChange, OpenDraft } from '../desk/drafts.ts';
import { parseEntry } from '../desk/entry.ts';
import type { Looked, Published, Publisher } from '../desk/publisher.ts';
import { approvalOf } from './going-out.ts';
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

  async #publish(due: OpenDraft | OpenChange): Promise<Published['kind']> {
    const { database, publisher, onPublished } = this.#parts;
    const person = await findStudioPerson(database, { id: due.review?.publishBy ?? '' });
    if (!person) return 'nothing';
    const { may } = await powersOfPerson(database, person.id);
    const approve = async (entries: readonly string[], looked: Looked) => {
      const companies = companiesOf(entries);
      const isStill = companies.every((company) => may('publish', company));
      return isStill ? approvalOf(companies, looked, database) : undefined;
    };
    const going = { person, note: '', version: due.version };
    const entry = parseEntry(due.entry);
    const done = entry
      ? await publisher.publish(entry, { ...going, approve: (open) => approve([entry.id], open) })
      : await publisher.publishChange(due.entry, {
          ...going,
          approve: (change) =>
            approve(
              change.drafts.map((draft) => draft.entry),
              change,
            ),
        });
    if (done.kind === 'done') await onPublished();
    return done.kind;
  }
}
