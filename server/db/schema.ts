/** Tables as Kysely sees them. Text ids and epoch milliseconds run on every engine alike. */
export interface ArticleLikesTable {
  article_id: string;
  visitor_id: string;
  created_at: number;
}

export interface EventCountsTable {
  company_id: string;
  day: string;
  event: string;
  detail: string;
  node_id: string;
  count: number;
}

export interface PollVotesTable {
  company_id: string;
  day: string;
  voter: string;
  sentiment: string;
}

export interface Tables {
  article_likes: ArticleLikesTable;
  event_counts: EventCountsTable;
  poll_votes: PollVotesTable;
}
