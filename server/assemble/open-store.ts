import path from 'node:path';
import { commandLine } from '../commands/command-line.ts';
import type { Config } from '../config.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Database } from '../db/connect.ts';
import type { Log } from '../log.ts';
import { ContentCopy } from '../revisions/content-copy.ts';
import { describeTaken } from '../revisions/follow-revisions.ts';
import { requireOwnFolder } from '../revisions/own-folder.ts';
import { openContent, type OpenWorkshop } from './open-content.ts';

interface Parts {
  config: Config;
  database: Database;
  log: Log;
  workshop?: OpenWorkshop;
}

export interface OpenStore {
  content: ContentStore;
  /** Undefined where the content is a folder. */
  copy: ContentCopy | undefined;
}

/** Reads the content for the first time, from wherever it is. */
export async function openStore(parts: Parts): Promise<OpenStore> {
  const copy = await openCopy(parts);
  const content = await openContent(parts, path.resolve(parts.config.contentDir));
  return { content, copy };
}

/** Brings the copy of this node to what was published last, before anybody reads it. */
export async function openCopy({
  config,
  database,
  log,
}: Omit<Parts, 'workshop'>): Promise<ContentCopy | undefined> {
  if (config.contentStore === 'folder') return undefined;
  const root = path.resolve(config.contentDir);
  requireOwnFolder(root);
  const copy = new ContentCopy(database, root);
  const taken = await copy.takeNewest();
  if (taken.revision === 0)
    throw new Error(
      `CONTENT_STORE=database: the database has no content yet. Fill it once: ${commandLine('content:import', 'FOLDER')}`,
    );
  log.info('content-taken-over', describeTaken(taken));
  return copy;
}
