import { createHash } from 'node:crypto';
import type { Theme } from '#contracts/content/theme.ts';

/** The page has no bundle: its rules stand in it, and its policy allows them by their hash. */
const STYLE = `
*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:var(--c-ground);color:var(--c-ink);font:1.0625rem/1.55 'Public Sans',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;overflow-wrap:break-word}
a{color:var(--c-brand);font-weight:600;text-underline-offset:4px}
a:focus-visible{outline:3px solid var(--c-focus);outline-offset:3px}
header{background:var(--c-brand);color:var(--c-on-brand);border-bottom:8px solid var(--c-accent)}
.in{max-width:68rem;margin:0 auto;padding:24px clamp(20px,5vw,48px)}
.staging{background:var(--c-ink);color:var(--c-ground);border-bottom:2px solid}
.staging .in{padding-block:8px}
.mark{margin:0;font-weight:700}
h1{margin:8px 0;font-size:clamp(1.75rem,1.3rem + 2vw,2.75rem);line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
h2{margin:0 0 8px;font-size:1.375rem;line-height:1.2}
p{margin:0 0 16px;max-width:65ch}
.sections + .hint{margin-top:24px}
.hint{color:var(--c-ink-2);font-size:.9375rem}
nav + nav{margin-top:-8px}
nav ul{display:flex;flex-wrap:wrap;gap:8px 24px;list-style:none;margin:0 0 16px;padding:0}
nav a{display:inline-block;padding:8px 0;min-height:44px}
nav a[aria-current]{color:var(--c-ink);text-decoration-thickness:3px}
.ways{list-style:none;margin:0;padding:0}
.ways a{display:inline-block;padding:8px 0;min-height:44px}
.sections{display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}
section{background:var(--c-surface);border:1px solid var(--c-line);border-radius:12px;padding:20px}
svg{display:block;width:100%;overflow:visible}
.bar{fill:var(--c-series-1)}
.base{stroke:var(--c-line-strong)}
.more{stroke:var(--c-series-1);stroke-width:2;stroke-dasharray:3 3}
svg text{fill:var(--c-ink);font-size:.875rem}
table{width:100%;border-collapse:collapse;font-size:1rem}
caption{text-align:start;color:var(--c-ink-2);font-size:.9375rem;padding-bottom:4px}
th,td{text-align:start;font-weight:400;padding:6px 0;border-top:1px solid var(--c-line);vertical-align:top}
thead th{color:var(--c-ink-2);font-size:.9375rem;border-top:0}
td{text-align:end;white-space:nowrap;padding-inline-start:16px;font-variant-numeric:tabular-nums}
thead th:not(:first-child){text-align:end;white-space:nowrap;padding-inline-start:16px}
.whole th,.whole td{font-weight:700}
th svg{height:8px;margin-top:4px}
.wide td,.wide thead th:not(:first-child){white-space:normal}
@media (max-width:44rem){.wide thead{position:absolute;clip-path:inset(50%);height:1px;overflow:hidden}.wide tr,.wide th,.wide td{display:block;text-align:start;padding-inline:0}.wide td{border:0;padding:0 0 6px}.wide td::before{content:attr(data-label) ": ";color:var(--c-ink-2)}}
@media (min-width:60rem){.sections{grid-template-columns:repeat(2,minmax(0,1fr))}.all,section:nth-child(even):is(:last-child,:has(+ .all)){grid-column:1/-1}.beside{display:grid;grid-template-columns:3fr 2fr;gap:32px;align-items:start}}
@media (forced-colors:active){.bar{fill:CanvasText}.base,.more{stroke:CanvasText}svg text{fill:CanvasText}}
@media print{@page{size:letter;margin:10mm}body{font-size:9pt;line-height:1.3;background:none}nav,.screen{display:none}header{background:none;color:inherit;border-bottom:2px solid}.in{max-width:none;padding:0 0 8px}.sections{display:block;columns:2;column-gap:8px}.sections > section{margin-bottom:8px}.all{column-span:all}.beside{display:grid;grid-template-columns:1fr 1fr;gap:16px}.beside > table,.beside > table caption,.beside > table thead{display:block}.beside > table thead{width:calc(50% - 8px)}.beside > table tbody{display:block;columns:2;column-gap:16px}.beside > table tr{display:flex;justify-content:space-between;break-inside:avoid}section{padding:8px;break-inside:avoid}h1{font-size:18pt}h2{font-size:12pt;margin-bottom:2px}p{margin-bottom:4px}table{font-size:8.5pt}th,td{padding:1px 0}caption,.hint,thead th,svg text{font-size:8pt}th svg{height:4px;margin-top:1px}.bar{print-color-adjust:exact}}
`.replaceAll('\n', '');

export interface PageStyle {
  rules: string;
  theme: string;
  policy: string;
}

/** The rules of the page and the colors of a company, with the policy that allows them and nothing else. */
export function stylePage(theme: Theme, fontUrl: string | undefined): PageStyle {
  const colors = `${sayFont(fontUrl)}${sayColors(theme)}`;
  return {
    rules: STYLE,
    theme: colors,
    policy: `default-src 'none'; font-src 'self'; style-src ${hashOf(STYLE)} ${hashOf(colors)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  };
}

export function sayColors(theme: Theme): string {
  return `:root{${Object.entries(theme)
    .map(([token, color]) => `--${token}:${color}`)
    .join(';')}}`;
}

export function sayFont(url: string | undefined): string {
  if (url === undefined) return '';
  return `@font-face{font-family:'Public Sans';src:url(${url}) format('woff2');font-weight:400 800;font-display:swap}`;
}

export function hashOf(rules: string): string {
  return `'sha256-${createHash('sha256').update(rules).digest('base64')}'`;
}
