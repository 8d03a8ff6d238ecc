import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { createProgress, type Progress } from './progress.ts';

/**
 * Counts the tests as they end. Failures and their reasons are printed at the end, because of a
 * long run often only the end is kept.
 */
export default class PlaywrightProgress implements Reporter {
  #progress: Progress | undefined;
  readonly #failures: string[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#progress = createProgress({
      unit: 'tests',
      total: suite.allTests().length,
      write: (line) => process.stdout.write(line),
    });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== test.expectedStatus) {
      const name = `${test.titlePath().slice(2).join(' › ')} (${result.status})`;
      process.stdout.write(`  FAILED ${name}\n`);
      const reasons = result.errors.map(({ message, snippet }) =>
        [message, snippet].filter(Boolean).join('\n'),
      );
      this.#failures.push(`${name}\n${reasons.join('\n')}`);
    }
    this.#progress?.add(this.#failures.length);
  }

  onError({ message = 'an error outside of a test' }: { message?: string }): void {
    this.#failures.push(message);
  }

  onEnd({ duration }: FullResult): void {
    for (const failure of this.#failures) process.stdout.write(`\n${failure}\n`);
    process.stdout.write(`  ${(duration / 60_000).toFixed(1)} minutes\n`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
