import path from 'node:path';
import { existsSync } from 'node:fs';
import { catalogues } from '../server/content/catalogues.ts';
import { loadContent } from '../server/content/load-content.ts';
import { BrokenContentError, formatProblem } from '../server/content/problems.ts';
import { listDue } from '../server/content/due/list-due.ts';
import { checkSounds } from '../server/content/media/check-sounds.ts';
import { SourceTree } from '../server/content/source-tree.ts';
import { checkTerms } from '../server/content/terms/check-terms.ts';

/**
 * Reports what the server would report about the content, without starting it; with `--due` also
 * what a person has to look at, which is no mistake.
 */
const root = path.resolve(process.env['CONTENT_DIR'] ?? 'content');
try {
  const { articles, companies, refusals, version } = loadContent({ root, catalogues });
  process.stdout.write(
    `The content is in order: ${companies.size} companies, ${articles.length} articles, version ${version}.\n`,
  );
  if (refusals.length > 0) {
    process.stderr.write(`Left out of the pages:\n${refusals.map(formatProblem).join('\n')}\n`);
    process.exitCode = 1;
  }
  const sounds = checkSounds(root);
  if (sounds.length > 0) {
    process.stderr.write(
      `Sounds (docs/authors/podcast.md):\n${sounds.map(formatProblem).join('\n')}\n`,
    );
    process.exitCode = 1;
  }
  const forbidden = checkTerms(root);
  if (forbidden.length > 0) {
    process.stderr.write(
      `Words that are not ours (docs/authors/terms.md):\n${forbidden.map(formatProblem).join('\n')}\n`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof BrokenContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

if (process.argv.includes('--due')) {
  const today = new Date().toISOString().slice(0, 10);
  const { reviews, sources, figures } = listDue(new SourceTree(root), today);
  const lists = [
    ['Texts to read again', reviews.map(formatProblem)],
    ['Figures of next year that are not known yet', figures],
    ['Sources that nobody has opened', sources.map(formatProblem)],
    [
      'Films to draw anew (npm run films -- NAME), as a figure or word of theirs changed',
      await listStaleFilms(),
    ],
  ] as const;
  for (const [title, lines] of lists)
    process.stdout.write(
      `\n${title}: ${lines.length}\n${lines.map((line) => `${line}\n`).join('')}`,
    );
}

/** Films are drawn in a checkout; a release has none of what draws them. */
async function listStaleFilms(): Promise<string[]> {
  const draws = path.join(import.meta.dirname, '../films/drawn.ts');
  if (!existsSync(draws)) return [];
  const { listStale } = await import('../films/drawn.ts');
  return listStale();
}
