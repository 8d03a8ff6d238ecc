import { cpSync, existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const MEDIUM = /^content\/media\/[a-z]+\/./;

/**
 * A copy of the content in which all media are links but those that a test changes: they are many and
 * large, and who has read one need not read it again. Called again it puts back what is different.
 */
export function copyLinkedContent(to: string, changedMedia: readonly string[] = []): void {
  const isLinked = (file: string): boolean =>
    MEDIUM.test(file) && !changedMedia.some((place) => file.startsWith(`content/${place}`));
  cpSync('content', to, {
    recursive: true,
    filter: (source, target) => {
      if (lstatSync(source).isDirectory()) return true;
      if (!isLinked(source.replaceAll(path.sep, '/'))) return !isSame(source, target);
      if (!existsSync(target)) symlinkSync(path.resolve(source), target);
      return false;
    },
  });
}

function isSame(source: string, target: string): boolean {
  return existsSync(target) && readFileSync(source).equals(readFileSync(target));
}
