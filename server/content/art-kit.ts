import type { Theme, ThemeToken } from '#contracts/content/theme.ts';
import Color from 'colorjs.io';

/**
 * Drawings carry theme tokens (`style="fill:var(--art-deep,#0C5E4E)"`). They are served as pictures,
 * which see no custom properties of the page and no `style` under our CSP, so each company gets its
 * own copy with plain colours.
 */

const STYLE = / style="([^"]*)"/g;
const PAINTED: ReadonlySet<string> = new Set(['fill', 'stroke']);
const VARIABLE = /^var\(--([a-z0-9-]+)(?:,[^)]*)?\)$/;
const MIX =
  /^color-mix\(in oklab,\s*(var\([^)]*\)|#[0-9a-f]{6}),\s*(var\([^)]*\)|#[0-9a-f]{6})\s+([\d.]+)%\)$/i;
const PLAIN = /^(?:none|#[0-9a-f]{3,8})$/i;

export function paintArt(svg: string, theme: Theme): string {
  return svg.replaceAll(STYLE, (_match, style: string) => {
    const painted = declarations(style).filter(([property]) => PAINTED.has(property));
    return painted
      .map(([property, value]) => ` ${property}="${resolvePaint(value, theme)}"`)
      .join('');
  });
}

/** What is wrong with a drawing's colours; an empty list when every company can be given a copy. */
export function findArtMistakes(svg: string, theme: Theme): string[] {
  const mistakes: string[] = [];
  if (/<(?:script|foreignObject|image|use|a)\b|\son[a-z]+\s*=|href\s*=/i.test(svg)) {
    mistakes.push('expected shapes only: no script, link, image or event attribute');
  }
  if (/<style\b|\sstyle\s*=\s*'|\s(?!style)[a-z-]+\s*=\s*["']\s*var\(/i.test(svg)) {
    mistakes.push('expected colours only as style="fill:var(--token,#hex)" or stroke');
  }
  if (!/^<svg[^>]*\sviewBox="/.test(svg)) mistakes.push('expected an <svg> with a viewBox');
  for (const [, style = ''] of svg.matchAll(STYLE)) {
    for (const [property, value] of declarations(style)) {
      if (!PAINTED.has(property)) continue;
      try {
        resolvePaint(value, theme);
      } catch (error) {
        mistakes.push(error instanceof Error ? error.message : String(error));
      }
    }
  }
  return mistakes;
}

function declarations(style: string): Array<[property: string, value: string]> {
  return style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    if (colon < 0) return [];
    return [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]];
  });
}

function resolvePaint(value: string, theme: Theme): string {
  if (PLAIN.test(value)) return value;
  const variable = VARIABLE.exec(value);
  if (variable) return themeColour(variable[1] ?? '', theme);
  const mix = MIX.exec(value);
  if (!mix) throw new Error(`expected var(--token,#hex) or color-mix(in oklab, …), found ${value}`);
  const [, first = '', second = '', share = '0'] = mix;
  const [from, to] = [first, second].map((part) => new Color(resolvePaint(part, theme)));
  return Color.mix(from ?? '', to ?? '', Number(share) / 100, {
    space: 'oklab',
    outputSpace: 'srgb',
  })
    .toGamut()
    .toString({ format: 'hex' });
}

function themeColour(token: string, theme: Theme): string {
  if (!isThemeToken(token, theme))
    throw new Error(`expected a token of the theme, found --${token}`);
  return theme[token];
}

function isThemeToken(token: string, theme: Theme): token is ThemeToken {
  return Object.hasOwn(theme, token);
}
