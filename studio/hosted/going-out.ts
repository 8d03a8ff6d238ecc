import type { Database } from '#server/db/connect.ts';
import {
  asksFourEyes,
  findStudioPerson,
  namePeople,
  type StudioPerson,
} from '#server/db/studio/people.ts';
import { ALL_COMPANIES } from '../access/roles.ts';
import type { OpenDraft, Stage } from '../desk/drafts.ts';
import { parseEntry, type Entry } from '../desk/entry.ts';
import type { Approval } from '../desk/publisher.ts';
import type { GoingOut, StepView } from '../http/studio-tools.ts';
import { renderNextStep, type ReviewView } from '../pages/review-page.ts';
import { powersOfPerson } from './powers-of-person.ts';

export function companyOf({ company }: Entry): string {
  return company ?? ALL_COMPANIES;
}

/** Where several people work, a draft goes out after a review, if its company asks for one. */
export function reviewedGoingOut(database: Database): GoingOut {
  return {
    endedWords: 'endedHosted',
    render: async (step) => {
      const draft = step.draft ?? nothingYet(step.entry);
      return renderNextStep(await viewOf({ ...step, draft }, database));
    },
    approve: (entry) => (draft) => approvalOf(entry, draft, database),
    stageOf: (draft) => stageNow(draft, database),
  };
}

/** A draft whose approval counts no more waits for another one. */
async function stageNow(draft: OpenDraft, database: Database): Promise<Stage> {
  const entry = parseEntry(draft.entry);
  if (draft.stage !== 'approved' || !entry) return draft.stage;
  const isFourEyes = await asksFourEyes(database, companyOf(entry));
  const isHeld = await isApprovalHeld(entry, draft.review, { database, isFourEyes });
  return isHeld ? 'approved' : 'review';
}

/** Whether these words may go out, and in whose name; asked at the moment when they do. */
export async function approvalOf(
  entry: Entry,
  { review }: OpenDraft,
  database: Database,
): Promise<Approval | undefined> {
  const isNeeded = await asksFourEyes(database, companyOf(entry));
  const isGiven = await isApprovalHeld(entry, review, { database, isFourEyes: isNeeded });
  const reviewer = isGiven ? await findPerson(database, review?.approvedBy) : undefined;
  if (isNeeded && !reviewer) return undefined;
  const author = await findPerson(database, review?.authors[0]);
  return { author, reviewer, note: review?.note ?? '' };
}

/** An approval holds only while whoever gave it could still give it. */
async function isApprovalHeld(
  entry: Entry,
  review: OpenDraft['review'],
  { database, isFourEyes }: { database: Database; isFourEyes: boolean },
): Promise<boolean> {
  const { approvedBy, authors = [] } = review ?? {};
  if (approvedBy === undefined || (isFourEyes && authors.includes(approvedBy))) return false;
  const { may } = await powersOfPerson(database, approvedBy);
  return may('review', companyOf(entry));
}

export async function viewOf(
  { c, code, entry, draft }: StepView & { draft: OpenDraft },
  database: Database,
): Promise<ReviewView> {
  const { may, person } = c.get('visitor');
  const company = companyOf(entry);
  const { authors = [], sentBy, approvedBy } = draft.review ?? {};
  const ids = [...authors, sentBy, approvedBy].filter((id) => id !== undefined);
  const names = await namePeople(database, ids);
  const isFourEyes = await asksFourEyes(database, company);
  return {
    code,
    entry: entry.id,
    draft,
    may: (verb) => may(verb, company),
    isFourEyes,
    isApproved: await isApprovalHeld(entry, draft.review, { database, isFourEyes }),
    isAuthor: authors.includes(person.id),
    nameOf: (id) => names.get(id) ?? '–',
  };
}

/** Before the first word is saved, as what will be sent. */
function nothingYet({ id }: Entry): OpenDraft {
  const nobody = { author: '', savedAt: '', created: {}, edits: [] };
  return { ...nobody, entry: id, version: '', stage: 'draft', review: undefined };
}

async function findPerson(
  database: Database,
  id: string | undefined,
): Promise<StudioPerson | undefined> {
  return id === undefined ? undefined : findStudioPerson(database, { id });
}
