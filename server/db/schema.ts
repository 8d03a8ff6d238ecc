import type { ContactForm } from '#contracts/mail/contact.ts';
import type { ContentTables } from './content/tables.ts';
import type { StudioTables } from './studio/tables.ts';

/** Tables as Kysely sees them. Text ids and epoch milliseconds run on every engine alike. */
interface ArticleLikesTable {
  article_id: string;
  visitor_id: string;
  created_at: number;
}

interface ArticleLikeCountsTable {
  article_id: string;
  likes: number;
  /** The time of the last change; nodes of 1.21 write their own clock's. */
  changed_at: number;
}

/** `suppressed` and `cancelled`: the person unsubscribed. `failed`: an operator has to look. */
export type JobState = 'pending' | 'sending' | 'sent' | 'failed' | 'suppressed' | 'cancelled';

export interface JobsTable {
  id: string;
  dedupe_key: string;
  kind: string;
  payload: string;
  /** The record the job is about. */
  subject_id: string | null;
  /** The keyed hash of the address, for mails that the person may unsubscribe from. */
  subscriber: string | null;
  state: JobState;
  attempts: number;
  /** The time for which the job is meant; 0 is at once. */
  due_at: number;
  /** The time from which a node may take the job; while one has it, the end of its lease. */
  run_at: number;
  locked_by: string | null;
  last_error: string | null;
  created_at: number;
  finished_at: number | null;
}

/** What the form asks for, as text, and what is known beside it. */
export interface ContactMessagesTable extends Record<keyof ContactForm, string> {
  id: string;
  fingerprint: string;
  company_id: string;
  language: string;
  created_at: number;
}

export interface PlanRequestsTable {
  id: string;
  fingerprint: string;
  subscriber: string;
  company_id: string;
  animal: string;
  language: string;
  /**
   * Empty if nothing will be mailed: the row then only records that the same plan was just asked
   * for.
   */
  email: string;
  origin: string;
  created_at: number;
  /**
   * The time until which a person who has unsubscribed may confirm; null if nothing has to be
   * confirmed.
   */
  confirm_by: number | null;
}

interface SuppressionsTable {
  subscriber: string;
  created_at: number;
}

interface UsedChallengesTable {
  id: string;
  expires_at: number;
}

interface RateLimitsTable {
  key: string;
  count: number;
  expires_at: number;
}

interface SettingsTable {
  name: string;
  value: string;
}

interface EventCountsTable {
  company_id: string;
  day: string;
  event: string;
  detail: string;
  node_id: string;
  count: number;
}

interface EventMonthsTable {
  company_id: string;
  month: string;
  event: string;
  detail: string;
  count: number;
}

interface PollVotesTable {
  company_id: string;
  day: string;
  voter: string;
  sentiment: string;
}

export interface Tables extends ContentTables, StudioTables {
  article_likes: ArticleLikesTable;
  article_like_counts: ArticleLikeCountsTable;
  jobs: JobsTable;
  contact_messages: ContactMessagesTable;
  plan_requests: PlanRequestsTable;
  suppressions: SuppressionsTable;
  used_challenges: UsedChallengesTable;
  rate_limits: RateLimitsTable;
  settings: SettingsTable;
  event_counts: EventCountsTable;
  event_months: EventMonthsTable;
  poll_votes: PollVotesTable;
}
