import type { Tables } from '../schema.ts';

/** The columns by which the rows of each table are told apart. A new table does not compile without. */
export const TABLE_KEYS: Readonly<Record<keyof Tables, readonly string[]>> = {
  article_likes: ['article_id', 'visitor_id'],
  article_like_counts: ['article_id'],
  jobs: ['id'],
  contact_messages: ['id'],
  plan_requests: ['id'],
  suppressions: ['subscriber'],
  used_challenges: ['id'],
  rate_limits: ['key'],
  settings: ['name'],
  event_counts: ['company_id', 'day', 'event', 'detail', 'node_id'],
  event_months: ['company_id', 'month', 'event', 'detail'],
  poll_votes: ['company_id', 'day', 'voter'],
  studio_people: ['id'],
  studio_roles: ['person_id', 'company_id'],
  studio_companies: ['company_id'],
  studio_sessions: ['id'],
  studio_sign_ins: ['id'],
  studio_identities: ['issuer', 'subject'],
  studio_passkeys: ['id'],
  studio_proposals: ['id'],
  studio_audit: ['number'],
  content_blobs: ['hash', 'piece'],
  content_revisions: ['number'],
  content_files: ['file', 'revision'],
};
