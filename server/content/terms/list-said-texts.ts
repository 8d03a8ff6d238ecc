import { isPair, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { LanguageCode } from '#domain/language/language.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import type { SourceTree } from '../source-tree.ts';

/** A text as it is written in its file, for one language. */
interface SaidText {
  file: string;
  language: LanguageCode;
  text: string;
  /** The line on which the text begins. */
  line: number;
}

/** Whose language is in its name: `es.md`, `mm-fees.es.md`, `mm-fees-en-AVS-es.vtt`, `messages/es/`. */
const NAMED = /(?:[/.-](?<code>[a-z]{2})\.(?:md|vtt)|^messages\/(?<folder>[a-z]{2})\/.+\.ts)$/;
const FRONT_MATTER = /^---\r?\n([\s\S]*?\r?\n)---\r?\n/;
/** Names and addresses, such as `cover-match` and `articles/fees`, are read by nobody. */
const NAMING_FIELDS: ReadonlySet<unknown> = new Set(['id', 'stop']);
const NAME = /^\S*[-_/#]\S*$|^\S+\.\w\S*$/;
/** The texts of a catalog; what visitors may type into the search is their own words. */
const LITERAL = /'(?:[^'\\\n]|\\.)*'/g;
const UNSAID = /\/\*[\s\S]*?\*\/|\/\/.*|^export const searchWords = \{[\s\S]*?^\}/gm;
/** Where a link leads is not what it says, and when a caption appears is no number in it. */
const ADDRESS = /https?:\/\/[^\s)"'<>]+|(?<=\])\([^\s)]*\)|(?<=\bhref=")[^"]*|^\d\S* --> .*$/gm;

/** Lists what readers read of a folder of content: texts, messages, mails, captions, transcripts. */
export function listSaidTexts(tree: SourceTree): SaidText[] {
  return listFiles(tree).flatMap((file) => {
    const text = tree.text(file) ?? '';
    if (file.endsWith('.yaml')) return textsOfYaml({ file, text, line: 1 });
    const { code, folder } = NAMED.exec(file)?.groups ?? {};
    const language = findCode(code ?? folder);
    if (language === undefined) return [];
    const said = { file, text, language, line: 1 };
    return file.endsWith('.ts') ? textsOfCatalog(said) : textsOfNamed(said);
  });
}

function listFiles(tree: SourceTree): string[] {
  return tree
    .everyFile()
    .filter((file) => /\.(?:yaml|md|vtt|ts)$/.test(file) && !file.startsWith('terms/'));
}

function findCode(name: unknown): LanguageCode | undefined {
  return LANGUAGE_CODES.find((code) => code === name);
}

function textsOfCatalog(source: SaidText): SaidText[] {
  const code = source.text.replaceAll(UNSAID, blank);
  return [...code.matchAll(LITERAL)].flatMap(({ 0: literal, index }) =>
    NAME.test(literal)
      ? []
      : [{ ...source, text: literal, line: code.slice(0, index).split('\n').length }],
  );
}

function textsOfNamed(source: SaidText): SaidText[] {
  const head = FRONT_MATTER.exec(source.text);
  if (head?.[1] === undefined) return [withoutAddresses(source)];
  const body = source.text.slice(head[0].length);
  const { file, language } = source;
  return [
    ...textsOfYaml({ file, language, text: head[1], line: 2 }),
    withoutAddresses({ ...source, text: body, line: head[0].split('\n').length }),
  ];
}

interface YamlTexts extends Omit<SaidText, 'language'> {
  /** The language of all texts; otherwise that of each stands above it, as `es:`. */
  language?: LanguageCode;
}

/** Whether a file can be read is for its loader to say. */
function textsOfYaml({ file, text, line, language }: YamlTexts): SaidText[] {
  const lines = new LineCounter();
  const document: Document = parseDocument(text, { lineCounter: lines });
  const texts: SaidText[] = [];
  visit(document, {
    Scalar: (key, { value, range }, above) => {
      if (key === 'key' || typeof value !== 'string' || !range) return;
      if (NAME.test(value) || NAMING_FIELDS.has(nameOf(above.at(-1)))) return;
      const code = language ?? above.map(codeOf).findLast((found) => found !== undefined);
      if (code === undefined) return;
      const [start, end] = range;
      const first = line + lines.linePos(start).line - 1;
      const said = { file, language: code, text: text.slice(start, end), line: first };
      texts.push(withoutAddresses(said));
    },
  });
  return texts;
}

/** The language that a pair such as `es: …` is for. */
function codeOf(node: unknown): LanguageCode | undefined {
  return findCode(nameOf(node));
}

function nameOf(node: unknown): unknown {
  return isPair(node) && isScalar(node.key) ? node.key.value : undefined;
}

function withoutAddresses(said: SaidText): SaidText {
  return { ...said, text: said.text.replaceAll(ADDRESS, blank) };
}

/** Nothing but spaces, so that what stands behind stays on its line. */
function blank(text: string): string {
  return text.replaceAll(/\S/g, ' ');
}
