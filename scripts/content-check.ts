import path from 'node:path';
import { catalogues } from '../server/content/catalogues.ts';
import { loadContent } from '../server/content/load-content.ts';
import { BrokenContentError } from '../server/content/problems.ts';

/** Says what the server would say of the content, without a server. */
const root = path.resolve(process.env['CONTENT_DIR'] ?? 'content');
try {
  const { articles, companies, version } = loadContent({ root, catalogues });
  process.stdout.write(
    `The content is in order: ${companies.size} companies, ${articles.length} articles, version ${version}.\n`,
  );
} catch (error) {
  if (!(error instanceof BrokenContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
