import type { Context } from 'hono';
import { sumOf } from '../desk/content-folder.ts';
import { draftTexts, emptyDraft, type Draft } from '../desk/draft.ts';
import type { Saved } from '../desk/drafts.ts';
import type { Entry } from '../desk/entry.ts';
import type { Person } from '../desk/git.ts';
import type { Taken } from '../desk/take-changes.ts';
import type { StudioTools } from './studio-tools.ts';

interface Typed {
  desk: StudioTools['desk'];
  entry: Entry;
  person: Person;
  at: string;
  isSaving: boolean;
  /** What the draft becomes. */
  change: (draft: Draft) => Taken;
}

/** Two who save at the same moment both get their words in, or see what the other has written. */
const TRIES = 5;

export async function takeIntoDraft({
  desk,
  entry,
  person,
  at,
  isSaving,
  change,
}: Typed): Promise<Taken & Partial<Saved>> {
  const { read } = desk.folder;
  for (let attempt = 1; ; attempt += 1) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- the next try looks at what the other has saved
    const open = await desk.drafts.find(entry.id);
    const { version, stage: _stage, review: _review, ...seen } = open ?? {};
    const nothing = emptyDraft(entry.id, person.name, at);
    const taken = change({ ...nothing, ...seen });
    if (!isSaving || taken.kind !== 'taken') return taken;
    const draft = { ...taken.draft, author: person.name, savedAt: at };
    const sum = sumOf(draftTexts(entry, draft, read));
    const base = desk.published.current.version;
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    const saved = await desk.drafts.save(draft, { over: version, by: person, sum, base });
    if (saved) return { ...taken, ...saved };
    if (attempt === TRIES) throw new Error('The draft changes too fast');
  }
}

/** Saves at once what somebody's press makes of the draft. */
export function saveIntoDraft(
  c: Context,
  { desk, entry, change }: Pick<Typed, 'desk' | 'entry' | 'change'>,
): ReturnType<typeof takeIntoDraft> {
  const { person } = c.get('visitor');
  const at = new Date(desk.now()).toISOString();
  return takeIntoDraft({ desk, entry, person, at, isSaving: true, change });
}
