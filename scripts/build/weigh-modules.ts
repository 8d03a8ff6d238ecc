import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const KB = 1_024;

/**
 * What two pages got since their first version, in files of its own, and the most that all of it may
 * weigh together. It comes in sight or once it is touched: `tests/browser/budgets` holds pages to that.
 */
export const ADDED = {
  budget: 12 * KB,
  pages: {
    /** The band of one percent and the life path, with the rules that only they need. */
    'the home page': [
      'web/features/home/one-percent/listen-to-choices.ts',
      'web/features/home/one-percent/draw-hills.ts',
      'web/features/home/one-percent/say-answer.ts',
      'web/features/home/life-path/listen-to-age.ts',
      'domain/one-percent/answer-one-percent.ts',
    ],
    /** The answer, the switch of dollars, the four beats, the pay stub, the match and late levers. */
    'the projection': [
      'web/features/calculator/beats/beats.tsx',
      'web/features/calculator/beats/list-beats.ts',
      'domain/money/show-added.ts',
      'web/features/calculator/dollars/dollars-choice.tsx',
      'web/features/calculator/dollars/dollars-switch.tsx',
      'web/features/calculator/income/pay-stub.tsx',
      'web/features/calculator/projection/late-section.tsx',
      'web/features/calculator/projection/match-note.tsx',
      'web/features/calculator/projection/plan-answer.tsx',
      'web/features/calculator/projection/slider-ticks.tsx',
      'web/features/calculator/chart/use-course-names.ts',
      'domain/calculator/compare-courses.ts',
      'domain/calculator/late-levers.ts',
      'domain/calculator/pay-stub.ts',
      'domain/calculator/shown-plan.ts',
    ],
  },
} as const;

/** The compressed bytes of these modules by themselves, however the build puts them into files. */
export async function weighModules(modules: readonly string[]): Promise<number> {
  const wanted = new Set(modules.map((module) => path.resolve(module)));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: [...wanted], formats: ['es'] },
      rolldownOptions: {
        // An import that is none of them is somebody else's weight.
        external: (id, importer) =>
          importer !== undefined && !wanted.has(path.resolve(path.dirname(importer), id)),
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return outputs
    .map((file) => (file.type === 'chunk' ? brotliCompressSync(file.code).byteLength : 0))
    .reduce((sum, own) => sum + own, 0);
}
