import { createHash } from 'node:crypto';
import type { KeptMail } from '../../mail/file-mailer.ts';
import { markup, SafeHtml } from '../../html/markup.ts';

/** Where the mails are shown. */
export const DEV_MAILS = '/po/dev/mails';

const STYLE =
  'body{margin:32px auto;max-width:60rem;padding:0 16px;font:1rem/1.5 system-ui,sans-serif;color:#11312c}li{margin:0 0 16px}small{color:#45605a}';

/** The style sheet is one constant, because the CSP allows it by the hash of its exact text. */
const STYLE_TAG = new SafeHtml(`<style>${STYLE}</style>`);

export const DEV_MAILS_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'`;

/** Renders a mailbox for developers. */
export function renderMailList(mails: readonly KeptMail[]): string {
  const items = mails.map(
    ({ id, subject, to, language, unsubscribeUrl }) =>
      markup`<li>
        <strong>${subject}</strong><br /><a href="${DEV_MAILS}/${id}/html">HTML</a> ·
        <a href="${DEV_MAILS}/${id}/text">Text</a><br /><small
          >To ${to} · ${language} · List-Unsubscribe: ${unsubscribeUrl ?? 'none'}</small
        >
      </li>`,
  );
  const list =
    items.length === 0
      ? markup`<p>No mail yet.</p>`
      : markup`<ol>
          ${items}
        </ol>`;
  return markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Mails</title>
        ${STYLE_TAG}
      </head>
      <body>
        <h1>Mails that would have been sent</h1>
        ${list}
      </body>
    </html>`.text;
}
