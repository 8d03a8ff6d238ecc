import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContentFiles, reportMissing } from '../content-files.ts';
import { formatProblem } from '../problems.ts';
import { REFERENCE_KINDS } from '#contracts/content/references.ts';
import type { KnownNames } from '../references/known-names.ts';
import { SourceTree } from '../source-tree.ts';
import { divideSlides } from './divide-slides.ts';
import { renderAuthored } from '../authored/render-authored.ts';
import { findBeatMistakes } from './beats.ts';
import { loadSession } from './load-session.ts';

let root: string;
const SESSION = 'sessions/settle-in';

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sendero-sessions-'));
  cpSync('content/sessions', path.join(root, 'sessions'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Every name is known but those that say otherwise. */
const known = Object.fromEntries(
  REFERENCE_KINDS.map((kind) => [
    kind,
    (name: string) =>
      name.startsWith('no-such') ? [`expected a ${kind} that exists, found ${name}`] : [],
  ]),
) as unknown as KnownNames;

/** What the check says of the content after one change of a file of the session. */
function messagesAfter(file: string, from: string | RegExp, to: string): string {
  const name = path.join(root, SESSION, file);
  const before = readFileSync(name, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(name, after);
  const files = new ContentFiles(new SourceTree(root));
  loadSession(files, 'settle-in', known);
  reportMissing(files.references, known, files);
  writeFileSync(name, before);
  return files.problems.sorted().map(formatProblem).join('\n');
}

describe('a session with a mistake', () => {
  it.each([
    {
      file: 'en.md',
      from: /^## .*$/m,
      to: 'No heading',
      says: /en\.md:\d+: expected a slide to begin with ## and its heading/,
    },
    {
      file: 'en.md',
      from: /\]\(person-ana\)/,
      to: '](no-such-drawing)',
      says: /en\.md:\d+: expected a drawing that exists, found no-such-drawing/,
    },
    {
      file: 'es.md',
      from: /!\[[^\]]*\]\(person-ana\)/,
      to: '![](person-ana)',
      says: /es\.md:\d+: drawing: alt: expected/,
    },
    {
      file: 'es.md',
      from: /\]\(person-ana\)/,
      to: '](person-luis)',
      says: /es\.md:1: slide 1: expected the drawing of en\.md \(person-ana\), found person-luis/,
    },
    {
      file: 'es.md',
      from: /\n---\n\n## /,
      to: '\n---\n\n## Una más\n\nPalabras.\n\n---\n\n## ',
      says: /es\.md:1: expected as many slides as en\.md \(\d+\), found \d+/,
    },
    {
      file: 'en.md',
      from: 'I am Inés',
      to: '- I am Inés',
      says: /en\.md:\d+: expected only short paragraphs on a slide, found a <ul>/,
    },
    {
      file: 'en.md',
      from: 'I am Inés',
      to: `${'word '.repeat(61)}I am Inés`,
      says: /en\.md:\d+: expected a beat of at most 60 words, found \d+: word word/,
    },
    {
      file: 'en.md',
      from: 'path: workshop',
      to: 'path: no-such-page',
      says: /do\.link\.path: expected a link that exists, found no-such-page/,
    },
    {
      file: 'session.yaml',
      from: 'order: 10',
      to: 'order: 10\nminutes: 8',
      says: /session\.yaml:\d+: unknown name minutes/,
    },
  ])('says $says', ({ file, from, to, says }) => {
    expect(messagesAfter(file, from, to)).toMatch(says);
  });
});

describe('the slides of a text', () => {
  it('are divided by lines of three hyphens, each with its line, heading, drawing and words', () => {
    const text =
      '\n## One\n\n![A hill](hill)\n\nFirst.\n\nSecond.\n\n---\n\n## Two\n\nThird.\n---\n\n';
    expect(divideSlides(text)).toEqual([
      {
        line: 2,
        heading: 'One',
        picture: { name: 'hill', alt: 'A hill', line: 4 },
        told: 'First.\n\nSecond.\n',
        toldLine: 6,
      },
      { line: 12, heading: 'Two', picture: undefined, told: 'Third.', toldLine: 14 },
    ]);
  });
});

describe('the beats of a slide', () => {
  const tell = (markdown: string) => renderAuthored({ markdown, language: 'en', isTold: true });
  const mistakesOf = (markdown: string) => findBeatMistakes(tell(markdown).pieces);

  it('are its paragraphs, and one that is all bold is a figure', () => {
    const { pieces, parts } = tell('One *two* & [three](faqs).\n\n**$5**\n\n**a** b');
    expect(pieces).toEqual([
      { tagName: 'p', words: 'One two & three.' },
      { tagName: 'p', words: '$5' },
      { tagName: 'p', words: 'a b' },
    ]);
    const html = parts.map((part) => (part.kind === 'html' ? part.html : '')).join('');
    expect(html).toContain(
      '\n<p class="figure"><strong>$5</strong></p>\n<p><strong>a</strong> b</p>',
    );
  });

  it('are figures by their words alone: a class of an author makes none', () => {
    const html = '<p class="figure">One.</p>';
    expect(tell(html).parts).toEqual([{ kind: 'html', html: '<p>One.</p>', headings: [] }]);
  });

  it('are at least one, and nothing else stands beside them', () => {
    expect(mistakesOf('One.\n\nTwo.')).toEqual([]);
    expect(mistakesOf('')).toEqual(['expected at least one paragraph on a slide']);
    expect(mistakesOf('One.\n\n- Two.')).toEqual([expect.stringContaining('found a <ul>')]);
  });

  it('count the longer of two wordings', () => {
    const words = 'word '.repeat(40).trim();
    expect(mistakesOf(`{if plan.match}${words}{else}${words}{end if}`)).toEqual([]);
    expect(mistakesOf(`${words} ${words}`)).toEqual([expect.stringContaining('found 80')]);
  });
});
