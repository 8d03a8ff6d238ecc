import path from 'node:path';
import { catalogues } from '../server/content/catalogues.ts';
import { loadContent } from '../server/content/load-content.ts';
import { BrokenContentError, formatProblem } from '../server/content/problems.ts';
import { checkTerms } from '../server/content/terms/check-terms.ts';

/** Reports what the server would report about the content, without starting it. */
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
