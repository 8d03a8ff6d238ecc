import type { Migration } from 'kysely/migration';
import { articleLikes } from './0001-article-likes.ts';
import { visits } from './0010-visits.ts';

/** In the order they run; a migration that has shipped is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-article-likes': articleLikes,
  '0010-visits': visits,
};
