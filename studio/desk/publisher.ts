import type { ContentProblem } from '#server/content/problems.ts';
import type { Audit } from '#server/audit/chain.ts';
import { sumOf, type ContentFolder, type FileChange } from './content-folder.ts';
import { listGoing } from './changes/together.ts';
import type { Drafts, OpenChange, OpenDraft } from './drafts.ts';
import type { Entry } from './entry.ts';
import type { Gate } from './gate.ts';
import type { Person } from './git.ts';
import { listPlaces, planTakeBack, type ChangedPlace } from './plan-take-back.ts';
import type { Publication, Signature, ToldDeed, Written } from './publication.ts';
import { whatGoesOut, type DraftOfEntry } from './what-goes-out.ts';

export type Published =
  | { kind: 'done'; record: ToldDeed }
  /** There is no such draft or record, or it is done already. */
  | { kind: 'nothing' }
  | { kind: 'problems'; problems: ContentProblem[] }
  /** Somebody has changed the same place meanwhile. */
  | { kind: 'changed'; places: ChangedPlace[] }
  | { kind: 'not-committed'; reason: string }
  /** It is another draft than the one that was looked at. */
  | { kind: 'moved' }
  /** It goes out with the change that it is in. */
  | { kind: 'in-change' }
  /** Nobody else has approved what the draft says now. */
  | { kind: 'not-approved' };

/** A publish as somebody asks for it. */
export interface Going {
  person: Person;
  note: string;
  /** The draft or change that this person has looked at; whichever it is, if they do not say. */
  version?: string | undefined;
  /** Undefined if the draft as it is at that moment may not go out. */
  approve?: (draft: Looked) => Promise<Approval | undefined>;
}

interface GoingChange extends Omit<Going, 'approve'> {
  /** It approves what is in the change at that moment, as it does for a draft. */
  approve?: (change: OpenChange) => Promise<Approval | undefined>;
}

/** What was looked at, and how far it has come. */
export type Looked = Pick<OpenDraft, 'version' | 'stage' | 'review'>;

/** What somebody asks to go out: an entry, or several under one name. */
interface Outgoing {
  looked: Looked;
  going: readonly DraftOfEntry[];
  told: Pick<ToldDeed, 'entry' | 'deed' | 'change'>;
}

/** Whose words they are and who has approved them, for the commit. */
export interface Approval {
  author?: Signature | undefined;
  reviewer?: Signature | undefined;
  /** What is said of the change, if whoever publishes says nothing. */
  note?: string;
}

interface PublisherParts {
  folder: ContentFolder;
  drafts: Drafts;
  gate: Pick<Gate, 'check'>;
  audit: Audit;
  publication: Publication;
}

/** The number of tries: several nodes may publish at the same moment, and each but the first looks again. */
const TRIES = 10;

/** Lets drafts go out, and takes back what went out. One after the other. */
export class Publisher {
  readonly #parts: PublisherParts;
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(parts: PublisherParts) {
    this.#parts = parts;
  }

  static async open(parts: PublisherParts): Promise<Publisher> {
    const publisher = new Publisher(parts);
    await parts.publication.bringUp();
    return publisher;
  }

  publish(entry: Entry, going: Going): Promise<Published> {
    return this.#inTurn(async () => {
      const { drafts } = this.#parts;
      const draft = await drafts.find(entry.id);
      if (!draft) return { kind: 'nothing' };
      if (draft.change !== undefined && (await drafts.changes.find(draft.change)))
        return { kind: 'in-change' };
      const deed = draft.removes ? 'removed' : 'published';
      const told = { entry: entry.id, deed } as const;
      return this.#publish({ looked: draft, going: [{ entry, draft }], told }, going);
    });
  }

  /** Lets all drafts of a named change go out as one, or none of them. */
  publishChange(id: string, { approve, ...going }: GoingChange): Promise<Published> {
    return this.#inTurn(async () => {
      const change = await this.#parts.drafts.changes.find(id);
      const own = change ? listGoing(change.drafts) : [];
      if (!change || own.length === 0) return { kind: 'nothing' };
      const named = { name: change.name, entries: own.map(({ entry }) => entry.id) };
      const told = { entry: id, deed: 'published', change: named } as const;
      const asked = approve ? { ...going, approve: () => approve(change) } : going;
      return this.#publish({ looked: change, going: own, told }, asked);
    });
  }

  /** Ends what is left of an earlier deed, as when the database was away. */
  async settle(): Promise<void> {
    await this.#inTurn(() => Promise.resolve({ kind: 'nothing' }));
  }

  takeBack(id: string, person: Person): Promise<Published> {
    return this.#inTurn(() => this.#takeBack(id, person));
  }

  #inTurn(work: () => Promise<Published | Written>): Promise<Published> {
    const turn = this.#turn.then(() => this.#doUntilWritten(work));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** What others have published meanwhile may change every answer, so all of it is asked again. */
  async #doUntilWritten(work: () => Promise<Published | Written>): Promise<Published> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- the next try looks at what the other has written
      await this.#parts.publication.bringUp();
      // oxlint-disable-next-line eslint/no-await-in-loop -- as above
      const done = await work();
      if (done.kind !== 'overtaken') return done;
    }
    throw new Error('Others have published each time before this could');
  }

  async #publish(
    { looked, going, told }: Outgoing,
    { approve, note: said, person, version: seen }: Going,
  ): Promise<Published | Written> {
    const { folder, gate, audit, publication } = this.#parts;
    const { version } = looked;
    if (seen !== undefined && seen !== version) return { kind: 'moved' };
    const approval = approve ? await approve(looked) : {};
    if (!approval) return { kind: 'not-approved' };
    const { note = '', ...people } = approval;
    const written = going.flatMap(({ draft }) => draft.edits);
    const places = listPlaces(written, folder.read);
    if (places.length > 0) return { kind: 'changed', places };
    const { edits, problems, ...out } = await whatGoesOut(going, { folder, gate });
    const files = changesOf(out.files, folder);
    const sum = sumOf(afterOf(files));
    if (problems.length > 0) {
      await audit.add({ who: person.id, deed: 'refused', entry: told.entry, sum });
      return { kind: 'problems', problems: [...problems] };
    }
    if (told.deed === 'removed' && files.length === 0) return { kind: 'nothing' };
    const record = { ...told, note: said === '' ? note : said, files, edits };
    return publication.write({ record, person, version, ...people });
  }

  async #takeBack(id: string, person: Person): Promise<Published | Written> {
    const { folder, gate, publication } = this.#parts;
    const record = await publication.read(id);
    const isOpen = record?.state === 'done' && record.twin === undefined;
    if (!isOpen || record.deed === 'taken-back') return { kind: 'nothing' };
    const plan = planTakeBack(record, folder);
    if (plan.kind === 'changed') return plan;
    const problems = await gate.check(afterOf(plan.changes));
    if (problems.length > 0) return { kind: 'problems', problems };
    const { entry, note, change } = record;
    const told = { deed: 'taken-back', entry, note, twin: id, ...(change && { change }) } as const;
    return publication.write({ record: { ...told, files: plan.changes, edits: [] }, person });
  }
}

function changesOf(
  files: ReadonlyMap<string, string | null>,
  { read }: PublisherParts['folder'],
): FileChange[] {
  return [...files].map(([file, after]) => ({ file, before: read(file) ?? null, after }));
}

function afterOf(changes: readonly FileChange[]): Map<string, string | null> {
  return new Map(changes.map(({ file, after }) => [file, after]));
}
