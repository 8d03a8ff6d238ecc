import type { Theme, ThemeToken } from '#contracts/content/theme.ts';
import Color from 'colorjs.io';
import { writeDrawing, type Drawing } from './drawing.ts';

/**
 * Drawings carry theme tokens (`style="fill:var(--art-deep,#0C5E4E)"`). They are served as
 * pictures, which cannot see the custom properties of the page and may not have a `style` under our
 * CSP. So each company gets its own copy with plain colors.
 */

const PAINTED: ReadonlySet<string> = new Set(['fill', 'stroke']);
const VARIABLE = /^var\(--([a-z0-9-]+)(?:,[^)]*)?\)$/;
const MIX =
  /^color-mix\(in oklab,\s*(var\([^)]*\)|#[0-9a-f]{6}),\s*(var\([^)]*\)|#[0-9a-f]{6})\s+([\d.]+)%\)$/i;
const PLAIN = /^(?:none|#[0-9a-f]{3,8})$/i;

type Attribute = readonly [name: string, value: string];

export function paintDrawing(drawing: Drawing, theme: Theme): string {
  return writeDrawing(drawing, (attributes) =>
    attributes.flatMap(([name, value]): Attribute[] =>
      name === 'style'
        ? listPaints(value).map(([property, paint]) => [property, resolvePaint(paint, theme)])
        : [[name, value]],
    ),
  );
}

/** Lists the mistakes in a drawing's colors; the list is empty if every company can get a copy. */
export function findPaintMistakes(drawing: Drawing, theme: Theme): string[] {
  const names = drawing.attributes.map(([name]) => name);
  const own = drawing.attributes.flatMap(([name, style]) => {
    if (name !== 'style') return [];
    return listPaints(style).flatMap(([property, paint]) => {
      names.push(property);
      try {
        resolvePaint(paint, theme);
        return [];
      } catch (error) {
        return [error instanceof Error ? error.message : String(error)];
      }
    });
  });
  const twice = [...PAINTED].filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  return [
    ...own,
    ...twice.map((name) => `expected ${name} once on <${drawing.name}>, found it twice`),
    ...drawing.content.flatMap((part) =>
      typeof part === 'string' ? [] : findPaintMistakes(part, theme),
    ),
  ];
}

/** Reads fill and stroke from a style; drawings may have no other style. */
function listPaints(style: string): Attribute[] {
  return style.split(';').flatMap((declaration): Attribute[] => {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(colon, 0)).trim();
    return PAINTED.has(property) ? [[property, declaration.slice(colon + 1).trim()]] : [];
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
