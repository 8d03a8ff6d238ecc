import { userInfo } from 'node:os';
import path from 'node:path';
import type { OpenWorkshop } from '#server/assemble/open-content.ts';
import { catalogues } from '#server/content/catalogues.ts';
import { ContentStore } from '#server/content/content-store.ts';
import type { Workshop } from '#server/content/parts/content-workshop.ts';
import { workInThread } from '#server/content/parts/work-in-thread.ts';
import { readTerms } from '#server/content/terms/check-terms.ts';
import { watchContent } from '#server/content/watch-content.ts';
import type { Log } from '#server/log.ts';
import { AUDIT_FILE, AuditLog, type Audit } from './audit-log.ts';
import { ChangedAt } from './changed-at.ts';
import { ContentFolder } from './content-folder.ts';
import { DraftStore } from './draft-store.ts';
import type { Drafts } from './drafts.ts';
import { Gate } from './gate.ts';
import { findCheckout, type Checkout, type Person } from './git.ts';
import { Journal } from './journal.ts';
import { Publisher } from './publisher.ts';

export interface DeskOptions {
  contentDir: string;
  /** Where drafts, the journal and the audit log lie. */
  varDir: string;
  log: Log;
  now: () => number;
  /** Where drafts and the log are kept, if not as files of this machine. */
  store?: { drafts: Drafts; audit: Audit } | undefined;
  /** Where the content is read; without it, threads of their own do so. */
  workshop?: OpenWorkshop | undefined;
}

/** All that authors' work needs besides a browser. */
export interface Desk {
  /** The person at this machine, as the checkout knows them. */
  person: Person;
  folder: ContentFolder;
  published: ContentStore;
  drafts: Drafts;
  journal: Journal;
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
  const gate = new Gate({ workshop: read('draft-parts', over), over, published });
  const folder = new ContentFolder(root);
  const journal = new Journal(place('journal'));
  const { drafts, audit } = store ?? openFiles(place, { log, now });
  const checkout = await findCheckout(root);
  const changedAt = new ChangedAt({ folder, journal, checkout });
  const reload = async (files: readonly string[]): ReturnType<Gate['check']> => {
    const known = new Set(published.problems.map(({ file, message }) => `${file} ${message}`));
    const touched = files.flatMap((file) => [file, path.posix.dirname(file)]);
    const drafted = await gate.content;
    await Promise.all([published.reload(touched), drafted.reload(touched)]);
    return published.problems.filter(({ file, message }) => !known.has(`${file} ${message}`));
  };
  const publisher = await Publisher.open({
    folder,
    drafts,
    journal,
    gate,
    audit,
    checkout,
    now,
    reload,
  });
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
): { drafts: Drafts; audit: Audit } {
  const audit = new AuditLog(place(AUDIT_FILE), now);
  const drafts = new DraftStore(place('drafts'), audit);
  for (const file of drafts.unread) log.warn('draft-not-read', { file });
  return { drafts, audit };
}

function personAtMachine(checkout: Checkout | undefined): Person {
  const { username } = userInfo();
  const { name, email } = checkout?.person ?? { name: username, email: `${username}@localhost` };
  return { id: name, name, email };
}
