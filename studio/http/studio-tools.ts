import type { Context } from 'hono';
import type { LanguageCode } from '#domain/language/language.ts';
import type { SafeHtml } from '#server/html/markup.ts';
import type { Desk } from '../desk/open-desk.ts';
import { isLanguageCode } from '../words/words.ts';

/** What the routes of the studio have in common. */
export interface StudioTools {
  desk: Desk;
  showPage: (
    c: Context,
    page: { at: string; title: string; body: SafeHtml; script?: string; status?: 200 | 404 | 422 },
  ) => Response;
}

/** The language of the address, or the one that the browser asks for. */
export function codeOf(c: Context): LanguageCode {
  const [, , , code = ''] = c.req.path.split('/');
  if (isLanguageCode(code)) return code;
  return /^es\b/i.test(c.req.header('Accept-Language') ?? '') ? 'es' : 'en';
}
