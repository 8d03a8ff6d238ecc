import { purgeTags } from '../purge/purge-service.ts';
import type { PurgeConfig } from '../purge/purge-config.ts';
import type { JobHandler } from './job-definition.ts';

/** Tells the cache in front to forget pages; where none is set any more, there is nobody to tell. */
export function purgePages(config: PurgeConfig | undefined): JobHandler<{ tags: string[] }> {
  return async ({ payload }) => {
    if (config === undefined) return 'cancelled';
    await purgeTags(config, payload.tags);
    return 'done';
  };
}
