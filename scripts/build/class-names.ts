import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Class and keyframe names as a stylesheet writes them. */
const NAMES = /\.([a-zA-Z][\w-]*)|@keyframes\s+([\w-]+)/g;

/**
 * Makes short class names, which save bytes in the page, the stylesheet and the script. They are
 * numbered in the order of the files, so that the server's build and the browser's agree.
 */
export function numberClassNames(folder: string): (name: string, file: string) => string {
  const places = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) => namesIn(path.join(folder, file)))
    .toSorted();
  const numbers = new Map(places.map((place, at) => [place, `c${at.toString(36)}`]));
  return (name, file) => {
    const place = placeOf(file, name);
    // A stylesheet written while development runs gets the next number.
    const short = numbers.get(place) ?? `c${numbers.size.toString(36)}`;
    numbers.set(place, short);
    return short;
  };
}

function namesIn(file: string): string[] {
  const css = readFileSync(file, 'utf8');
  const names = Array.from(css.matchAll(NAMES), ([, name, frames]) => name ?? frames ?? '');
  return [...new Set(names)].map((name) => placeOf(file, name));
}

function placeOf(file: string, name: string): string {
  return `${path.relative(process.cwd(), file.replace(/\?.*$/, ''))} ${name}`;
}
