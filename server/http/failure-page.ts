import { createHash } from 'node:crypto';
import { languageCode, type Language } from '#domain/language/language.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import { catalogues } from '../content/catalogues.ts';

/**
 * The page for a person whose page could not be made. It uses no bundle, no database and no theme,
 * so that it cannot fail for the same reason.
 */
const STYLE =
  'body{margin:0;display:grid;min-height:100vh;place-content:center;padding:24px;background:#fffdf8;color:#11312c;font:1.25rem/1.5 system-ui,sans-serif;text-align:center}h1{font-size:2.25rem;line-height:1.1;margin:0 0 16px}p{max-width:36rem;margin:0 auto 24px}a{color:#0c5e4e;font-weight:600;text-underline-offset:4px}';

export const FAILURE_PAGE_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

export function renderFailurePage(message: string, language: Language): string {
  const { title, home } = catalogues[languageCode(language)].error;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${escapeHtml(message)}</p><p><a href="${withLanguage('/', language)}">${home}</a></p></main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
