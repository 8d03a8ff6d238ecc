import type { ContentProblem } from '#server/content/problems.ts';
import type { JournalRecord } from './records/journal.ts';
import type { Person } from './git.ts';

export type Signature = Pick<Person, 'name' | 'email'>;

/** What goes out, and who does it. */
export interface Doing {
  person: Person;
  /** Whose words they are and who has approved them, for a commit. */
  author?: Signature | undefined;
  reviewer?: Signature | undefined;
  record: Omit<JournalRecord, 'id' | 'state' | 'at' | 'author' | 'owes'>;
  /** The version of the draft that goes out. */
  version?: string;
}

/** A deed as it is told; its bytes are read when somebody takes it back. */
export type ToldDeed = Omit<JournalRecord, 'files' | 'owes'>;

export type Written =
  | { kind: 'done'; record: ToldDeed }
  | { kind: 'problems'; problems: ContentProblem[] }
  | { kind: 'not-committed'; reason: string }
  /** Somebody else has published since it was looked at, so it is looked at again. */
  | { kind: 'overtaken' };

/** All deeds that were published, taken back or set back. */
export interface Records {
  /** The newest first. */
  list: () => readonly ToldDeed[];
  find: (id: string) => ToldDeed | undefined;
}

/** Where what goes out is written: into a folder, or into the database for several nodes. */
export interface Publication {
  /** Takes over what others have published, and ends what an earlier deed has left. */
  bringUp: () => Promise<void>;
  /** A deed with the bytes before and after it. */
  read: (id: string) => Promise<Omit<JournalRecord, 'owes'> | undefined>;
  write: (doing: Doing) => Promise<Written>;
}

/** Takes over files that are other ones on the disk, and says what is wrong with them. */
export type Reload = (files: readonly string[]) => Promise<readonly ContentProblem[]>;

/** A publication that other nodes write, too. */
export interface SharedPublication extends Publication {
  records: Records;
  /** Begins to take over what is published, once there is somebody to tell. */
  open: (reload: Reload) => Promise<void>;
}
