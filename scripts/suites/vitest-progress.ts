import type { TestModule, TestSpecification } from 'vitest/node';
import { DefaultReporter } from 'vitest/node';
import { createProgress, type Progress } from './progress.ts';

/**
 * Vitest's own reporter with a count instead of a line for each file; failures are printed at the
 * end.
 */
export default class VitestProgress extends DefaultReporter {
  #progress: Progress | undefined;
  #failed = 0;

  constructor() {
    super({ summary: false });
  }

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    super.onTestRunStart(specifications);
    this.#progress = createProgress({
      unit: 'files',
      total: specifications.length,
      write: (line) => process.stdout.write(line),
    });
  }

  protected override printTestModule(module: TestModule): void {
    this.#failed += [...module.children.allTests('failed')].length;
    if (module.state() === 'failed') super.printTestModule(module);
    this.#progress?.add(this.#failed);
  }
}
