import { hashOf, sayColors, sayFont, type PageStyle } from '../page-style.ts';
import type { Theme } from '#contracts/content/theme.ts';

/** Sizes are in inches and points, as on paper; on a screen a sheet stands as large as it is printed. */
const STYLE = `
*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:var(--c-line);color:var(--c-ink);font:400 14pt/1.4 'Public Sans',system-ui,sans-serif;print-color-adjust:exact;-webkit-print-color-adjust:exact}
p,h1,ul{margin:0}
nav{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:center;padding:12px 20px;background:var(--c-ground);font-size:1.0625rem}
nav a{color:var(--c-brand);font-weight:600;text-underline-offset:4px;padding:8px 0;min-height:44px;display:inline-block}
a:focus-visible{outline:3px solid var(--c-focus);outline-offset:3px}
.frame{overflow-x:auto;padding:24px 0}
.sheet{position:relative;width:8.5in;height:11in;margin:0 auto;overflow:hidden;background:var(--c-ground)}
.scene{width:100%;height:100%;min-height:0;object-fit:cover;object-position:right bottom;display:block}
.logo{display:flex;align-items:center;gap:12px;font-weight:800;font-size:18pt;letter-spacing:-.015em}
.logo img{width:.5in;height:.5in}
h1{font-weight:800;letter-spacing:-.036em;line-height:.98;text-wrap:balance}
.card{display:flex;align-items:center;background:var(--c-band-sun)}
.code{display:block;flex:none;background:#fff;border-radius:12px}
.code path{fill:#000}
.scan{font-weight:800;line-height:1.08;letter-spacing:-.022em;text-wrap:balance}
.address{font-weight:800;color:var(--c-brand);overflow-wrap:anywhere;line-height:1.2}
.terms{color:var(--c-ink-2)}
.staging{position:absolute;padding:.06in .5in;background:var(--c-ink);color:var(--c-ground);font-size:12pt}
.poster .staging{inset:0 0 auto}
.half{position:relative}
.half .staging{inset:auto 3.2in 0 0}
.poster{display:grid;grid-template-rows:auto minmax(0,1fr) 2.9in}
.poster .words{padding:.6in .6in .35in}
.poster h1{margin:.32in 0 .2in;font-size:56pt}
.poster .lead{font-size:20pt;line-height:1.36;max-width:6in;text-wrap:pretty}
.poster .card{padding:0 .6in;gap:.35in}
.poster .code{width:2.5in;height:2.5in}
.poster .scan{font-size:26pt;margin-bottom:.14in}
.poster .address{font-size:18pt;margin-bottom:.14in}
.poster .terms{font-size:13pt}
.half{display:grid;grid-template:auto minmax(0,1fr)/5.3in 3.2in;height:5.5in;overflow:hidden}
.half + .half{border-top:1px dashed var(--c-ink)}
.half .words{padding:.45in .45in .3in .5in}
.half .logo{font-size:15pt}
.half .logo img{width:.42in;height:.42in}
.half h1{margin:.24in 0 .14in;font-size:34pt}
.half .lead{font-size:14pt;line-height:1.36}
.half .card{flex-direction:column;justify-content:center;grid-area:1/2/3/3;padding:0 .3in;gap:.05in;text-align:center}
.half .code{width:2.35in;height:2.35in}
.half .scan{font-size:17pt}
.half .address{font-size:13pt}
.half .terms{margin-top:.1in;font-size:11pt}
.cut{position:absolute;inset:5.54in auto auto .5in;font-size:10pt;color:var(--c-ink-2)}
@page{size:letter;margin:0}
@media print{nav{display:none}.frame{padding:0;overflow:visible}body{background:none}.sheet{margin:0;break-after:avoid}}
`.replaceAll('\n', '');

/** The rules of a sheet, which shows our own drawings beside its code. */
export function styleSheet(theme: Theme, fontUrl: string | undefined): PageStyle {
  const colors = `${sayFont(fontUrl)}${sayColors(theme)}`;
  return {
    rules: STYLE,
    theme: colors,
    policy: `default-src 'none'; img-src 'self'; font-src 'self'; style-src ${hashOf(STYLE)} ${hashOf(colors)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  };
}
