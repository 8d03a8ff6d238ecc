import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageCode, LANGUAGES, type Language } from '../../domain/language/language.ts';
import { BUILT_FILES } from '../../domain/links/built-files.ts';
import type { ScriptList } from '../../server/pages/script-lists.ts';
import { chunksOf, type BuildManifest } from './build-manifest.ts';

const PREFIX = 'sha256-';
const TEXTS = /^texts-[a-z-]+-([a-z]{2})-[\w-]{7}\.js$/;

/** What starts a page; everything it may ever load is found from it. */
const ENTRY = 'web/entry.client.ts';

/**
 * Writes the file that a page runs before it loads any script: it holds the hash of each one that the
 * page may ever load, and the page itself holds the hash of what it starts with. A page never changes its language, so each language has its own. Scripts that no page
 * loads, such as those of the routes, are taken away.
 */
export function listScripts(build: string, manifest: BuildManifest): void {
  const assets = path.join(build, 'client/assets');
  const loaded = chunksOf(manifest, ENTRY, ['imports', 'dynamicImports']);
  const names = [...new Set(loaded.map(({ file }) => path.basename(file)))].toSorted();
  for (const name of readdirSync(assets))
    if (name.endsWith('.js') && !names.includes(name)) rmSync(path.join(assets, name));
  const [entry, ...others] = chunksOf(manifest, ENTRY);
  // A second file would be fetched before the list that its hash stands in.
  if (!entry || others.length > 0) throw new Error('A page has to start with one file');
  const start = {
    src: `/${entry.file}`,
    integrity: hashOf(readFileSync(path.join(build, 'client', entry.file))),
  };
  const lists: Partial<Record<Language, ScriptList>> = {};
  for (const language of LANGUAGES) {
    const short = languageCode(language);
    const scripts = names
      .filter(
        (name) => name !== path.basename(entry.file) && (TEXTS.exec(name)?.[1] ?? short) === short,
      )
      .map((name) => ({
        name: name.slice(0, -'.js'.length),
        hash: hashOf(readFileSync(path.join(assets, name))),
      }));
    const source = insertImportMap(scripts);
    const file = `list-${short}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
    writeFileSync(path.join(assets, file), source);
    const importMap = JSON.stringify({
      integrity: Object.fromEntries(
        scripts.map(({ name, hash }) => [`${BUILT_FILES + name}.js`, hash]),
      ),
    });
    lists[language] = {
      src: BUILT_FILES + file,
      integrity: hashOf(source),
      importMap: hashOf(importMap),
      start,
    };
  }
  writeFileSync(path.join(build, 'script-lists.json'), JSON.stringify(lists));
}

interface HashedScript {
  /** The name without folder and ending, which are the same for all. */
  name: string;
  hash: string;
}

/**
 * Only 43 letters of each hash differ, and names and hashes in two lists compress half a kilobyte
 * better.
 */
const OWN = [PREFIX.length, PREFIX.length + 43] as const;

/**
 * The policy allows an import map by the hash of its text, so the script must produce exactly the
 * text that is hashed here.
 */
function insertImportMap(scripts: readonly HashedScript[]): string {
  const names = scripts.map(({ name }) => name).join(' ');
  const hashes = scripts.map(({ hash }) => hash.slice(...OWN)).join('');
  return `(()=>{const h="${hashes}",m={};"${names}".split(" ").forEach((n,i)=>m["${BUILT_FILES}"+n+".js"]="${PREFIX}"+h.substr(43*i,43)+"=");const s=document.createElement("script");s.type="importmap";s.textContent=JSON.stringify({integrity:m});document.head.append(s)})();`;
}

function hashOf(content: string | Uint8Array): string {
  return `${PREFIX}${createHash('sha256').update(content).digest('base64')}`;
}
