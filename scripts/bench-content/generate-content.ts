import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { LANGUAGE_CODES } from '../../domain/language/per-language.ts';
import { inventArticles } from './invent-articles.ts';
import { inventCompany, readModels } from './invent-companies.ts';
import { readPhraseBook } from './phrase-book.ts';

interface ContentSize {
  companies: number;
  articles: number;
}

interface ContentToMake extends ContentSize {
  /** The real content, all of which is in every size. */
  from: string;
  to: string;
  seed: string;
}

/** These are not copied: the server reads its words elsewhere, and media are linked. */
const NOT_COPIED = new Set(['messages', 'media']);

/** Writes a content folder of a size, the same one for the same seed. An older one is replaced. */
export function generateContent({ from, to, seed, companies, articles }: ContentToMake): void {
  const more = {
    companies: companies - readdirSync(path.join(from, 'companies')).length,
    articles: articles - readdirSync(path.join(from, 'articles')).length,
  };
  if (more.companies < 0 || more.articles < 0)
    throw new Error(
      `The real content is larger: at least ${companies - more.companies} companies and ${articles - more.articles} articles`,
    );
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (!NOT_COPIED.has(name))
      cpSync(path.join(from, name), path.join(to, name), { recursive: true });
  linkFiles(path.join(from, 'media'), path.join(to, 'media'));
  const write = (name: string, text: string): void => {
    const file = path.join(to, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const models = readModels(from);
  for (let number = 1; number <= more.companies; number += 1)
    for (const [name, text] of inventCompany(models, number, seed).files) write(name, text);
  for (const { id, file, texts } of inventArticles(readPhraseBook(from), more.articles, seed)) {
    write(`articles/${id}/article.yaml`, file);
    for (const code of LANGUAGE_CODES) write(`articles/${id}/${code}.md`, texts[code]);
  }
}

/** Gives large files, which nobody edits here, a second name; on another disk it copies them. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(source, target);
  }
}
