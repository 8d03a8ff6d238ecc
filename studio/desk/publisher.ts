import type { ContentProblem } from '#server/content/problems.ts';
import type { Audit } from '#server/audit/chain.ts';
import { sumOf, type ContentFolder, type FileChange } from './content-folder.ts';
import type { Drafts, OpenDraft } from './drafts.ts';
import type { Entry } from './entry.ts';
import type { Gate } from './gate.ts';
import type { Person } from './git.ts';
import { listPlaces, planTakeBack, type ChangedPlace } from './plan-take-back.ts';
import type { Publication, Signature, ToldDeed, Written } from './publication.ts';
import { whatGoesOut } from './what-goes-out.ts';

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
  /** Nobody else has approved what the draft says now. */
  | { kind: 'not-approved' };

/** A publish as somebody asks for it. */
export interface Going {
  person: Person;
  note: string;
  /** The draft that this person has looked at; whichever it is, if they do not say. */
  version?: string | undefined;
  /** Undefined if the draft as it is at that moment may not go out. */
  approve?: (draft: OpenDraft) => Promise<Approval | undefined>;
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

/** As many nodes may publish at the same moment, and each but the first looks again. */
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
    return this.#inTurn(() => this.#publish(entry, going));
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
    entry: Entry,
    { approve, note: said, person, version: seen }: Going,
  ): Promise<Published | Written> {
    const { drafts, folder, gate, audit, publication } = this.#parts;
    const draft = await drafts.find(entry.id);
    if (!draft) return { kind: 'nothing' };
    if (seen !== undefined && seen !== draft.version) return { kind: 'moved' };
    const approval = approve ? await approve(draft) : {};
    if (!approval) return { kind: 'not-approved' };
    const { note = '', ...people } = approval;
    const places = listPlaces(draft.edits, folder.read);
    if (places.length > 0) return { kind: 'changed', places };
    const { edits, problems, ...going } = await whatGoesOut(entry, draft, { folder, gate });
    const files = changesOf(going.files, folder);
    const sum = sumOf(afterOf(files));
    if (problems.length > 0) {
      await audit.add({ who: person.id, deed: 'refused', entry: entry.id, sum });
      return { kind: 'problems', problems: [...problems] };
    }
    if (draft.removes && files.length === 0) return { kind: 'nothing' };
    const { version, removes } = draft;
    const told = { entry: entry.id, note: said === '' ? note : said };
    const deed = removes ? 'removed' : 'published';
    const record = { ...told, deed, files, edits } as const;
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
    const { entry, note } = record;
    const told = { deed: 'taken-back', entry, note, twin: id } as const;
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
