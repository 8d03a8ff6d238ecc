import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type Git = (...args: string[]) => string;

export function gitIn(root: string): Git {
  return (...args) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
}

export function writeFiles(root: string, texts: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

/** Makes a checkout of a folder, which takes three processes: tests that need many of them copy one. */
export function makeCheckout(root: string): void {
  const git = gitIn(root);
  git('init', '--quiet', '--template=');
  git('add', '.');
  git('commit', '--quiet', '-m', 'All of it');
}
