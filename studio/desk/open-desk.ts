import path from 'node:path';
import { accountName } from '#server/audit/operator-name.ts';
import type { OpenWorkshop } from '#server/assemble/open-content.ts';
import { catalogues } from '#server/content/catalogues.ts';
import { ContentStore } from '#server/content/content-store.ts';
import type { Workshop } from '#server/content/parts/content-workshop.ts';
import { workInThread } from '#server/content/parts/work-in-thread.ts';
import { readTerms } from '#server/content/terms/check-terms.ts';
import { watchContent } from '#server/content/watch-content.ts';
import type { Log } from '#server/log.ts';
import { AUDIT_FILE, type Audit } from '#server/audit/chain.ts';
import { AuditLog } from './records/audit-log.ts';
import { ChangedAt } from './changed-at.ts';
import { ContentFolder } from './content-folder.ts';
import { DraftStore } from './draft-store.ts';
import type { Drafts } from './drafts.ts';
import { Gate } from './gate.ts';
import { findCheckout, type Checkout, type Person } from './git.ts';
import { FolderPublication } from './folder-publication.ts';
import { Journal } from './records/journal.ts';
import type { Publication, Records, Reload, SharedPublication } from './publication.ts';
import { Publisher } from './publisher.ts';

export interface DeskOptions {
  contentDir: string;
  /** Where drafts, the journal and the audit log lie. */
  varDir: string;
  log: Log;
  now: () => number;
  /** Where drafts and the log are kept, if not as files of this machine. */
  store?: Store | undefined;
  /** Where the content is read; without it, threads of their own do so. */
  workshop?: OpenWorkshop | undefined;
}

/** Where all that several people share is kept. */
interface Store {
  drafts: Drafts;
  audit: Audit;
  /** Where drafts go out, if not into a folder of one machine. */
  publication?: SharedPublication | undefined;
}

/** All that authors' work needs besides a browser. */
export interface Desk {
  /** The person at this machine, as the checkout knows them. */
  person: Person;
  folder: ContentFolder;
  published: ContentStore;
  drafts: Drafts;
  journal: Records;
  audit: Audit;
  gate: Gate;
  publisher: Publisher;
  changedAt: ChangedAt;
  terms: ReturnType<typeof readTerms>;
  now: () => number;
  close: () => Promise<void>;
}

export async function openDesk({
  contentDir,
  varDir,
  log,
  now,
  store,
  workshop,
}: DeskOptions): Promise<Desk> {
  const root = path.resolve(contentDir);
  const place = (name: string): string => path.resolve(varDir, name);
  const read = (name: string, over?: string): Workshop =>
    workshop?.({ root, over, catalogues }) ??
    workInThread({ root, over, partsFile: place(`${name}.sqlite`), log });
  const published = await ContentStore.open(read('published-parts'));
  const over = place('over');
  const gate = new Gate({ workshop: read('draft-parts', over), over, root, published });
  const folder = new ContentFolder(root);
  const { drafts, audit, publication: shared } = store ?? openFiles(place, { log, now });
  // A copy of what is in the database is no checkout, wherever it lies.
  const checkout = shared ? undefined : await findCheckout(root);
  const reload: Reload = async (files) => {
    const known = new Set(published.problems.map(({ file, message }) => `${file} ${message}`));
    const touched = files.flatMap((file) => [file, path.posix.dirname(file)]);
    const drafted = await gate.content;
    await Promise.all([published.reload(touched), drafted.reload(touched)]);
    return published.problems.filter(({ file, message }) => !known.has(`${file} ${message}`));
  };
  let journal: Records;
  let publication: Publication;
  if (shared) {
    await shared.open(reload);
    [journal, publication] = [shared.records, shared];
  } else {
    const own = new Journal(place('journal'));
    const parts = { folder, drafts, journal: own, checkout, audit, now, reload };
    [journal, publication] = [own, new FolderPublication(parts)];
  }
  const changedAt = new ChangedAt({ folder, journal, checkout });
  const publisher = await Publisher.open({ folder, drafts, gate, audit, publication });
  await changedAt.lookAgain();
  const stops = [watchContent(root, published, log)];
  void gate.content.then((drafted) => stops.push(watchContent(root, drafted, log)));
  return {
    person: personAtMachine(checkout),
    folder,
    published,
    drafts,
    journal,
    audit,
    gate,
    publisher,
    changedAt,
    terms: readTerms(root),
    now,
    close: async () => {
      for (const stop of stops) stop();
      await gate.close();
      await published.close();
    },
  };
}

function openFiles(
  place: (name: string) => string,
  { log, now }: Pick<DeskOptions, 'log' | 'now'>,
): Store {
  const audit = new AuditLog(place(AUDIT_FILE), now);
  const drafts = new DraftStore(place('drafts'), audit);
  for (const file of drafts.unread) log.warn('draft-not-read', { file });
  return { drafts, audit };
}

function personAtMachine(checkout: Checkout | undefined): Person {
  const username = accountName();
  const { name, email } = checkout?.person ?? { name: username, email: `${username}@localhost` };
  return { id: name, name, email };
}
