import type { Config } from '../config.ts';
import type { ContentStore } from '../content/content-store.ts';
import { FlagService } from '../flags/flag-service.ts';
import { flagSourceKey, flagSourceOf } from '../flags/flag-source.ts';
import type { Log } from '../log.ts';

/** Opens the flags, and decides them again when the content says something else about them. */
export async function openFlags(
  content: ContentStore,
  { remoteFlags }: Pick<Config, 'remoteFlags'>,
  log: Log,
): Promise<FlagService> {
  const source = flagSourceOf(content.current);
  const flags = await FlagService.open({ source, remote: remoteFlags, log });
  let key = flagSourceKey(content.current);
  content.onSwap((next) => {
    // Each company's flags are decided again, so an edit of a text must not come here.
    if (flagSourceKey(next) === key) return;
    key = flagSourceKey(next);
    void flags.use(flagSourceOf(next));
  });
  return flags;
}
