import type { Database } from '#server/db/connect.ts';
import {
  asksFourEyes,
  findStudioPerson,
  namePeople,
  type StudioPerson,
} from '#server/db/studio/people.ts';
import type { Context } from 'hono';
import type { LanguageCode } from '#domain/language/language.ts';
import { companyOfEntry, type Entry } from '../desk/entry.ts';
import type { OpenDraft, Stage } from '../desk/drafts.ts';
import type { Approval, Looked } from '../desk/publisher.ts';
import type { GoingOut } from '../http/studio-tools.ts';
import { renderNextStep, renderReviewOfChange, type ReviewView } from '../pages/review-page.ts';
import { powersOfPerson } from './powers-of-person.ts';

type Companies = readonly string[];

/** Where several people work, a draft or a change goes out after a review, if one of its companies asks for one. */
export function reviewedGoingOut(database: Database): GoingOut {
  return {
    endedWords: 'endedHosted',
    render: async ({ c, code, entry, draft: open }) => {
      const draft = open ?? nothingYet(entry);
      const companies = [companyOfEntry(entry.id) ?? ''];
      return renderNextStep(await viewOf({ c, code, companies, draft }, database));
    },
    renderChange: async ({ c, code, companies, change }) =>
      renderReviewOfChange(await viewOf({ c, code, companies, draft: change }, database), {
        isEmpty: change.drafts.length === 0,
      }),
    approve: (companies) => (looked) => approvalOf(companies, looked, database),
    stageOf: (companies, looked) => stageNow(companies, looked, database),
  };
}

/** Whether one of these companies wants nobody to publish what only its authors have seen. */
export async function isFourEyesAsked(database: Database, companies: Companies): Promise<boolean> {
  const asked = await Promise.all(companies.map((company) => asksFourEyes(database, company)));
  return asked.includes(true);
}

/** What has an approval that counts no more waits for another one. */
async function stageNow(companies: Companies, looked: Looked, database: Database): Promise<Stage> {
  if (looked.stage !== 'approved') return looked.stage;
  const isFourEyes = await isFourEyesAsked(database, companies);
  const isHeld = await isApprovalHeld(companies, looked.review, { database, isFourEyes });
  return isHeld ? 'approved' : 'review';
}

/** Whether these words may go out, and in whose name; asked at the moment when they do. */
export async function approvalOf(
  companies: Companies,
  { review }: Looked,
  database: Database,
): Promise<Approval | undefined> {
  const isNeeded = await isFourEyesAsked(database, companies);
  const isGiven = await isApprovalHeld(companies, review, { database, isFourEyes: isNeeded });
  const reviewer = isGiven ? await findPerson(database, review?.approvedBy) : undefined;
  if (isNeeded && !reviewer) return undefined;
  const author = await findPerson(database, review?.authors[0]);
  return { author, reviewer, note: review?.note ?? '' };
}

/** An approval holds only while whoever gave it could still give it. */
async function isApprovalHeld(
  companies: Companies,
  review: OpenDraft['review'],
  { database, isFourEyes }: { database: Database; isFourEyes: boolean },
): Promise<boolean> {
  const { approvedBy, authors = [] } = review ?? {};
  if (approvedBy === undefined || (isFourEyes && authors.includes(approvedBy))) return false;
  const { may } = await powersOfPerson(database, approvedBy);
  return companies.every((company) => may('review', company));
}

interface Looking {
  c: Context;
  code: LanguageCode;
  companies: Companies;
  draft: ReviewView['draft'];
}

export async function viewOf(
  { c, code, companies, draft }: Looking,
  database: Database,
): Promise<ReviewView> {
  const { may, person } = c.get('visitor');
  const { authors = [], sentBy, approvedBy } = draft.review ?? {};
  const ids = [...authors, sentBy, approvedBy].filter((id) => id !== undefined);
  const names = await namePeople(database, ids);
  const isFourEyes = await isFourEyesAsked(database, companies);
  return {
    code,
    entry: draft.entry,
    draft,
    may: (verb) => companies.every((company) => may(verb, company)),
    isFourEyes,
    isApproved: await isApprovalHeld(companies, draft.review, { database, isFourEyes }),
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
