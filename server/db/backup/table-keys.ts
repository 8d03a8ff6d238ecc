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
};
