import { FlagdCore } from '@openfeature/flagd-core';
import { flagFileSchema, type FlagFile } from '#contracts/content/flags.ts';
import { DEFAULT_FLAGS, FLAG_NAMES } from '#domain/flags/flags.ts';
import type { ContentFiles } from './content-files.ts';

const FILE = 'flags.yaml';
const NOTHING: FlagFile = { qa: [], flags: {} };

/** Without this file every flag has its default. */
export function loadFlags(files: ContentFiles): FlagFile | undefined {
  if (!files.exists(FILE)) return NOTHING;
  const parsed = files.yaml(FILE, flagFileSchema);
  if (!parsed) return undefined;
  const { problems } = files;
  for (const { name, mistake } of findMistakes(parsed.value)) {
    problems.add(files.nameOf(FILE), parsed.lineOf(['flags', name]), `flags.${name}: ${mistake}`);
  }
  return parsed.value;
}

interface FlagMistake {
  name: string;
  mistake: string;
}

/** Tries each rule to find those that cannot be evaluated or lead to a missing variant. */
function findMistakes({ flags }: FlagFile): FlagMistake[] {
  const said: string[] = [];
  const say = (...words: unknown[]): void => void said.push(words.map(String).join(' '));
  const core = new FlagdCore(undefined, { error: say, warn: say, info: () => {}, debug: () => {} });
  try {
    core.setConfigurations(JSON.stringify({ flags }));
  } catch (error) {
    return [{ name: '', mistake: `expected flags flagd can read: ${String(error)}` }];
  }
  const context = { targetingKey: 'anonymous', company: 'generic', firstVisit: true };
  return FLAG_NAMES.filter((name) => flags[name] !== undefined).flatMap((name) => {
    said.length = 0;
    try {
      const fallback = DEFAULT_FLAGS[name];
      const { errorCode } =
        typeof fallback === 'boolean'
          ? core.resolveBooleanEvaluation(name, fallback, context)
          : core.resolveNumberEvaluation(name, fallback, context);
      const isOff = flags[name]?.state === 'DISABLED';
      return errorCode === undefined || isOff
        ? []
        : [{ name, mistake: `expected a rule that can be worked out: ${said.join(' ')}` }];
    } catch (error) {
      return [{ name, mistake: `expected a rule that can be worked out: ${String(error)}` }];
    }
  });
}
