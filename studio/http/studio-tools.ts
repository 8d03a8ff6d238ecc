import type { Context } from 'hono';
import { DEFAULT_LANGUAGE, languageCode, type LanguageCode } from '#domain/language/language.ts';
import type { SafeHtml } from '#server/html/markup.ts';
import type { StudioPlace } from '../access/studio-path.ts';
import { parseEntry, type Entry } from '../desk/entry.ts';
import type { OpenChange, OpenDraft, Stage } from '../desk/drafts.ts';
import type { Going, Looked } from '../desk/publisher.ts';
import type { Desk } from '../desk/open-desk.ts';
import { isStudioCode } from '../words/words.ts';

/** How a draft goes out: at once by whoever writes it or, where several people work, after a review. */
export interface GoingOut {
  /** What stands below an entry: the buttons for its next step. */
  render: (view: StepView) => Promise<SafeHtml>;
  /** How far a change of several has come, and the buttons for its next step. */
  renderChange: (view: ChangeStepView) => Promise<{ standing?: SafeHtml; steps: SafeHtml }>;
  /** Whether what belongs to these companies may go out. */
  approve: (companies: readonly string[]) => NonNullable<Going['approve']>;
  /** How far something has come, by the rule that lets it out. */
  stageOf: (companies: readonly string[], looked: Looked) => Promise<Stage>;
  /** What is said when a session has ended, by its way in. */
  endedWords: 'ended' | 'endedHosted';
}

export interface StepView {
  c: Context;
  code: LanguageCode;
  entry: Entry;
  draft: OpenDraft | undefined;
}

interface ChangeStepView {
  c: Context;
  code: LanguageCode;
  change: OpenChange;
  companies: readonly string[];
}

/** What the routes of the studio have in common. */
export interface StudioTools {
  goingOut: GoingOut;
  desk: Desk;
  showPage: ShowPage;
}

export type ShowPage = (
  c: Context,
  page: {
    at: StudioPlace;
    /** Without one a page is called by its heading. */
    title?: string;
    body: SafeHtml;
    script?: string;
    status?: 200 | 403 | 404 | 409 | 422 | 429;
  },
) => Response;

/** The language of the address, if the studio speaks it, or the one that the browser asks for. */
export function codeOf(c: Context): LanguageCode {
  const [, , , code = '', , atDoor = ''] = c.req.path.split('/');
  if (isStudioCode(code)) return code;
  if (code === 'enter' && isStudioCode(atDoor)) return atDoor;
  const [asked = ''] = /^[a-z]+/.exec((c.req.header('Accept-Language') ?? '').toLowerCase()) ?? [];
  return isStudioCode(asked) ? asked : languageCode(DEFAULT_LANGUAGE);
}

/** The entry that an address names after what is done to it. */
export function entryOf(c: Context): Entry | undefined {
  return parseEntry(idOf(c));
}

/** The id of the entry or change that an address names. */
export function idOf(c: Context): string {
  return c.req.path.split('/').slice(5).join('/');
}

const LONGEST_NOTE = 200;

/** What people say of a change: one line; and the version of the draft that they have looked at. */
export async function readForm(c: Context): Promise<{ note: string; version: string | undefined }> {
  const { note = '', version } = await readFields(c);
  return { note: note.replaceAll(/\s+/g, ' ').slice(0, LONGEST_NOTE), version };
}

/** What a form says; a file is nothing that a form of ours has. */
export async function readFields(c: Context): Promise<Record<string, string>> {
  const body = Object.entries(await c.req.parseBody());
  return Object.fromEntries(
    body.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
  );
}
