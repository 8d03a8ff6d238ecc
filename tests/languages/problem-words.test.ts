import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { listPlaceholders } from '#domain/text/fill-in.ts';
import { findParityMistakes, outlineOf } from '#server/content/authored/parity.ts';
import { describeIssue } from '#server/content/problems.ts';
import { PROBLEM_CODES } from '#studio/pages/problem-codes.ts';
import { nameProblem, sayProblem } from '#studio/pages/say-problem.ts';
import { WORDS } from '#studio/words/words.ts';
import { isNode, walkSyntax, type SyntaxNode } from '#tests/support/texts/walk-syntax.ts';

/** Where the check of the content and its rules are written. */
const SOURCES = ['server/content', 'contracts/content', 'domain'];
/** What is no part of the check that holds a draft back. */
const OTHER_COMMANDS =
  /server\/content\/(?:due|scaffold)\/|(?:media\/check-sounds|terms\/check-terms)\.ts$/;
/** Stands for a value that a message is given. */
const VALUE = '1';
/** Messages that are put together here from words which stand elsewhere in the sources. */
const PUT_TOGETHER = new Set([
  `${VALUE}expected ${VALUE}`,
  `expected ${VALUE}`,
  `expected ${VALUE}, found ${VALUE}`,
]);

/** The text of a string or a template, with a sign for each value in it. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return undefined;
  return node['quasis']
    .map((quasi: { value: { cooked: string } }) => quasi.value.cooked)
    .join(VALUE);
}

function textsIn(node: unknown): string[] {
  return walkSyntax(node).flatMap((one) => textOf(one) ?? []);
}

const METHODS = new Set(['regex', 'refine', 'date']);
/** Functions that are given what was expected. */
const SAYERS = new Set(['oneOf', 'report']);
const AS_GIVEN: Readonly<Record<string, (text: string) => string>> = {
  oneOf: (text) => `${text}, found ${VALUE}`,
};

/** What a node says to an author, without the word `expected` that is put before it. */
function rulesOf(node: SyntaxNode): string[] {
  if (node.type === 'FunctionDeclaration' && isNode(node['id']))
    return String(node['id']['name']).endsWith('Mistake') ? textsIn(node['body']) : [];
  if (node.type === 'VariableDeclarator' && isNode(node['id'])) {
    const isMessage = ['message', 'mistake'].includes(String(node['id']['name']));
    return isMessage ? textsIn(node['init']) : [];
  }
  if (node.type !== 'CallExpression' || !Array.isArray(node['arguments'])) return [];
  const [callee, given] = [node['callee'], node['arguments'] as unknown[]];
  if (!isNode(callee)) return [];
  const method = isNode(callee['property']) ? String(callee['property']['name']) : '';
  if (METHODS.has(method)) return textsIn(given.at(-1));
  const name = String(callee['name']);
  return SAYERS.has(name) ? textsIn(given.slice(1)).map(AS_GIVEN[name] ?? String) : [];
}

/** Words that are told to nobody: parts of names, of files and of keys have no space in them. */
function isSaid(text: string): boolean {
  return /\p{L}\S* \S/u.test(text.replaceAll(VALUE, '').trim());
}

function messagesOf(file: string): string[] {
  const tree = parseAst(stripTypeScriptTypes(readFileSync(file, 'utf8')));
  const nodes = walkSyntax(tree);
  const whole = nodes
    .flatMap((node) => textOf(node) ?? [])
    .filter((text) => /\bexpected /.test(text));
  const rules = nodes.flatMap(rulesOf).filter((text) => isSaid(text) && !/\bexpected /.test(text));
  return [...whole, ...rules.map((text) => `expected ${text}`)];
}

function listSources(): string[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  ).filter((file) => !OTHER_COMMANDS.test(file));
}

/** What schemas say of themselves, in the words of their library. */
function messagesOfSchemas(): string[] {
  const wrong: ReadonlyArray<readonly [z.ZodType, unknown]> = [
    [z.string().max(3), 'long'],
    [z.string().min(1), ''],
    [z.string().min(3), 'no'],
    [z.string().length(2), 'one'],
    [z.array(z.string()).max(1), ['a', 'b']],
    [z.array(z.string()).min(1), []],
    [z.array(z.string()).length(2), ['a']],
    [z.int().max(3), 4],
    [z.int().min(-3), -4],
    [z.number().positive(), 0],
    [z.number().lt(1.5), 2],
    [z.number().multipleOf(5), 4],
    [z.int(), 1.5],
    [z.number(), 'one'],
    [z.string(), undefined],
    [z.string(), 1],
    [z.boolean(), 'yes'],
    [z.array(z.string()), 'one'],
    [z.strictObject({}), 'one'],
    [z.record(z.string(), z.string()), 'one'],
    [z.strictObject({}), { other: 1 }],
    [z.enum(['one', 'two']), 'three'],
    [z.literal('one'), 'two'],
    [z.literal(true), false],
    [z.union([z.string(), z.number()]), true],
    [z.discriminatedUnion('a', [z.object({ a: z.literal('b') })]), { a: 'c' }],
    [z.string().endsWith('a'), 'b'],
  ];
  return wrong.flatMap(([schema, value]) =>
    (schema.safeParse(value).error?.issues ?? []).map((issue) => describeIssue(issue)),
  );
}

/** What two languages have as many of, each said in words of its own. */
const PARITY = `expected as many ${VALUE} as the ${VALUE} text (${VALUE}), found ${VALUE}`;

function messagesOfParity(): string[] {
  const none = outlineOf({ type: 'root', children: [] });
  return Object.keys(none).flatMap((what) => findParityMistakes(none, { ...none, [what]: 2 }));
}

describe('what the check of the content says', () => {
  const messages = [
    ...listSources().flatMap(messagesOf),
    ...messagesOfSchemas(),
    ...messagesOfParity(),
  ].filter((message) => message !== PARITY && !PUT_TOGETHER.has(message));

  it('has a code each, wherever it is written', () => {
    expect(messages.length).toBeGreaterThan(150);
    expect(messages.filter((message) => !nameProblem(message))).toEqual([]);
  });

  it('has no code that nothing says', () => {
    const said = new Set(messages.map((message) => nameProblem(message)?.code));
    expect(PROBLEM_CODES.map(([code]) => code).filter((code) => !said.has(code))).toEqual([]);
  });

  it.each(LANGUAGE_CODES)('has words for each code, with the same values, in %s', (language) => {
    const codes = new Set(PROBLEM_CODES.map(([code]) => code));
    for (const code of codes) {
      const [said, english] = [WORDS[language].problems[code], WORDS.en.problems[code]];
      expect(said.length, code).toBeGreaterThan(8);
      expect(listPlaceholders(said).toSorted(), code).toEqual(listPlaceholders(english).toSorted());
    }
    for (const message of messages) expect(sayProblem(message, language)).not.toContain(message);
  });
});
