import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOT_SCRIPT, contentSecurityPolicy, sealPage, type SealedPage } from './seal.ts';

const MARK = 'q7Zk_mark-of-this-render';

const LIST = {
  src: '/assets/list-en-1234abcd.js',
  integrity: 'sha256-of-the-list',
  importMap: 'sha256-of-the-map',
  start: { src: '/assets/entry-1.js', integrity: 'sha256-of-the-entry' },
};

function seal(rendered: string, frames: readonly string[] = []): SealedPage {
  return sealPage(rendered, { mark: MARK, frames, list: LIST });
}

const hashOf = (body: string): string =>
  `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

function directive(csp: string, name: string): string[] {
  const found = csp.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('sealing a page', () => {
  it('allows the scripts and styles that carry the mark of the render', () => {
    const { csp } = seal(
      `<style id="css" nonce="${MARK}">p{}</style><script nonce="${MARK}">one()</script>` +
        `<script async="" nonce="${MARK}" data-x="1">two()</script>`,
    );
    expect(directive(csp, 'script-src')).toEqual([
      "'self'",
      hashOf('one()'),
      hashOf('two()'),
      hashOf(BOOT_SCRIPT),
      `'${LIST.importMap}'`,
    ]);
    expect(directive(csp, 'style-src')).toEqual(["'self'", hashOf('p{}')]);
  });

  it.each([
    { smuggled: '<script>evil()</script>' },
    { smuggled: '<script nonce="">evil()</script>' },
    { smuggled: '<script nonce="guessed">evil()</script>' },
    { smuggled: `<script data-nonce='${MARK}'>evil()</script>` },
    { smuggled: `<script nonce="${MARK}x">evil()</script>` },
    { smuggled: '<style>evil()</style>' },
    { smuggled: '<script type="module" async="">evil()</script>' },
  ])('does not allow $smuggled', ({ smuggled }) => {
    const { csp } = seal(`<script nonce="${MARK}">own()</script>${smuggled}`);
    expect(csp).toContain(hashOf('own()'));
    expect(csp).not.toContain(hashOf('evil()'));
  });

  it('leaves no mark in the page, and nothing that allows inline code wholesale', () => {
    const { html, csp } = seal(
      `<html><head><style nonce="${MARK}">p{}</style><link rel="stylesheet" href="/a.css" nonce="${MARK}"/></head>` +
        `<body><script nonce="${MARK}">x()</script></body></html>`,
    );
    expect(html).toBe(
      '<html><head><style>p{}</style><link rel="stylesheet" href="/a.css"/></head>' +
        '<body><script>x()</script></body></html>',
    );
    expect(`${html}${csp}`).not.toContain(MARK);
    expect(csp).not.toMatch(/unsafe|nonce|\*/);
  });

  it('keeps the page’s script and the list of hashes where nothing runs, until the boot script starts them', () => {
    const module = 'import "/assets/entry-1.js"';
    const { html, csp } = seal(
      `<body><script nonce="${MARK}" type="module" async="">${module}</script></body>`,
    );
    expect(html).toBe(
      `<body><template id="boot"><script type="module" src="${LIST.start.src}" integrity="${LIST.start.integrity}"></script>` +
        `<script src="${LIST.src}" integrity="${LIST.integrity}"></script></template><script>${BOOT_SCRIPT}</script></body>`,
    );
    expect(directive(csp, 'script-src')).toEqual([
      "'self'",
      hashOf(BOOT_SCRIPT),
      `'${LIST.importMap}'`,
    ]);
  });

  it('allows the styles that its kind of page has, and says where they belong', () => {
    const pageStyles = { pieces: [Buffer.from('p{}')], source: "'sha256-of-the-styles'" };
    const rendered = `<p>é</p><style nonce="${MARK}" id="app-css"></style><style nonce="${MARK}">q{}</style>`;
    const { html, styles, csp } = sealPage(rendered, { mark: MARK, pageStyles, list: LIST });
    const [before, after] = ['<p>é</p><style id="app-css">', '</style><style>q{}</style>'];
    expect(html).toBe(`${before}${after}`);
    expect(styles).toEqual({ pieces: pageStyles.pieces, at: before.length });
    expect(directive(csp, 'style-src')).toEqual(["'self'", pageStyles.source, hashOf('q{}')]);
  });

  it('gives the styles of the page to no style that content names alike', () => {
    const pageStyles = { pieces: [Buffer.from('p{}')], source: "'sha256-of-the-styles'" };
    const rendered = '<style id="app-css"></style>';
    const { html, styles, csp } = sealPage(rendered, { mark: MARK, pageStyles, list: LIST });
    expect({ html, styles }).toEqual({ html: rendered, styles: undefined });
    expect(directive(csp, 'style-src')).toEqual(["'self'"]);
  });

  it('hashes exactly the script that a browser will run, whatever is in it', () => {
    const body = fc
      .string({ unit: 'grapheme' })
      .filter((text) => text !== '' && !text.includes('<'));
    fc.assert(
      fc.property(body, (text) => {
        const { html, csp } = seal(`<script nonce="${MARK}">${text}</script>`);
        const run = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? '';
        expect(directive(csp, 'script-src')).toContain(hashOf(run));
      }),
    );
  });
});

describe('the policy of a page', () => {
  it('loads from its own server only and is framed by nobody', () => {
    const csp = contentSecurityPolicy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] });
    expect(directive(csp, 'default-src')).toEqual(["'none'"]);
    expect(directive(csp, 'script-src')).toEqual(["'self'", "'sha256-a'"]);
    expect(directive(csp, 'style-src')).toEqual(["'self'", "'sha256-b'"]);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
      expect(directive(csp, name), name).toEqual(["'none'"]);
    }
    // A press on a playlist's placeholder may load this player, and no other host.
    expect(directive(csp, 'frame-src')).toEqual(['https://open.spotify.com']);
    for (const name of ['connect-src', 'form-action', 'font-src', 'media-src']) {
      expect(directive(csp, name), name).toEqual(["'self'"]);
    }
  });

  it('lets a page frame the origin it asked for, and no other page', () => {
    const frames = ['https://survey.example.org'];
    const { csp } = seal('<p>Survey</p>', frames);
    expect(directive(csp, 'frame-src')).toEqual(['https://open.spotify.com', ...frames]);
    expect(directive(seal('<p>Other</p>').csp, 'frame-src')).not.toContain(frames[0]);
  });
});
