import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { createProgress, type Progress } from './progress.ts';
import { tellTest } from './tell-test.ts';

const write = (text: string): boolean => process.stdout.write(text);

/** Counts the tests as they end, and tells of each that did not pass at once why it did not. */
export default class PlaywrightProgress implements Reporter {
  #progress: Progress | undefined;
  #failed = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.#progress = createProgress({
      unit: 'tests',
      total: suite.allTests().length,
      write,
    });
  }

  onTestEnd(test: TestCase, { status, errors, retry }: TestResult): void {
    const title = test.titlePath().slice(2).join(' › ');
    if (status !== test.expectedStatus) {
      const isTriedAgain = retry < test.retries;
      const reason = errors
        .map(({ message, snippet }) => [message, snippet].filter(Boolean).join('\n'))
        .join('\n');
      write(
        tellTest(isTriedAgain ? 'TRIES AGAIN' : 'FAILED', { name: `${title} (${status})`, reason }),
      );
      if (isTriedAgain) return;
      this.#failed += 1;
    } else if (retry > 0) write(`  UNSTEADY ${title} (passed when tried again)\n`);
    this.#progress?.add(this.#failed);
  }

  onError({ message = 'no message' }: { message?: string }): void {
    write(tellTest('FAILED', { name: 'outside of a test', reason: message }));
  }

  onEnd({ duration }: FullResult): void {
    write(`  ${(duration / 60_000).toFixed(1)} minutes\n`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
