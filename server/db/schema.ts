/** Tables as Kysely sees them. Text ids and epoch milliseconds run on every engine alike. */
export interface ArticleLikesTable {
  article_id: string;
  visitor_id: string;
  created_at: number;
}

export interface Tables {
  article_likes: ArticleLikesTable;
}
