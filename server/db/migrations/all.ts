import type { Migration } from 'kysely/migration';
import { articleLikes } from './0001-article-likes.ts';
import { jobs } from './0002-jobs.ts';
import { mail } from './0003-mail.ts';
import { visits } from './0010-visits.ts';
import { planConfirmations } from './0020-plan-confirmations.ts';
import { likeCounts } from './0030-like-counts.ts';
import { eventMonths } from './0031-event-months.ts';
import { studio } from './0040-studio.ts';
import { content } from './0050-content.ts';
import { studioRecords } from './0051-studio-records.ts';
import { namedChanges } from './0052-named-changes.ts';

/** Migrations in the order they run. One that has shipped is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-article-likes': articleLikes,
  '0002-jobs': jobs,
  '0003-mail': mail,
  '0010-visits': visits,
  '0020-plan-confirmations': planConfirmations,
  '0030-like-counts': likeCounts,
  '0031-event-months': eventMonths,
  '0040-studio': studio,
  '0050-content': content,
  '0051-studio-records': studioRecords,
  '0052-named-changes': namedChanges,
};
