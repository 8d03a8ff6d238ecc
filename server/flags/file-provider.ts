import type {
  EvaluationContext,
  JsonValue,
  Provider,
  ResolutionDetails,
} from '@openfeature/server-sdk';
import { FlagdCore } from '@openfeature/flagd-core';
import type { FlagFile } from '#contracts/content/flags.ts';

const SILENT = { error: nothing, warn: nothing, info: nothing, debug: nothing };

function nothing(): void {
  // Errors are reported as codes; the library's own log lines would name the user, so its logger is
  // silenced.
}

/** Decides flags in this process, by the file in the repository. */
export class FileFlagProvider implements Provider {
  readonly runsOn = 'server';
  readonly metadata = { name: 'flag file' };
  readonly #core = new FlagdCore(undefined, SILENT);

  constructor(file: FlagFile) {
    this.use(file);
  }

  /** Replaces all flags with those of a changed file. */
  use({ flags }: FlagFile): void {
    this.#core.setConfigurations(JSON.stringify({ flags }));
  }

  async resolveBooleanEvaluation(
    name: string,
    fallback: boolean,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<boolean>> {
    return this.#core.resolveBooleanEvaluation(name, fallback, context);
  }

  async resolveNumberEvaluation(
    name: string,
    fallback: number,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<number>> {
    return this.#core.resolveNumberEvaluation(name, fallback, context);
  }

  async resolveStringEvaluation(
    name: string,
    fallback: string,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<string>> {
    return this.#core.resolveStringEvaluation(name, fallback, context);
  }

  async resolveObjectEvaluation<Value extends JsonValue>(
    name: string,
    fallback: Value,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<Value>> {
    return this.#core.resolveObjectEvaluation(name, fallback, context);
  }
}
