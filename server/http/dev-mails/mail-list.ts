import { createHash } from 'node:crypto';
import type { KeptMail } from '../../mail/file-mailer.ts';
import { html, SafeHtml } from '../../mail/templates/html.ts';

const STYLE =
  'body{margin:32px auto;max-width:60rem;padding:0 16px;font:1rem/1.5 system-ui,sans-serif;color:#11312c}li{margin:0 0 16px}small{color:#45605a}';

export const DEV_MAILS_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'`;

/** A mailbox for whoever works on the product. */
export function renderMailList(mails: readonly KeptMail[]): string {
  const items = mails.map(
    ({ id, subject, to, language, unsubscribeUrl }) =>
      html`<li>
        <strong>${subject}</strong><br /><a href="/po/dev/mails/${id}/html">HTML</a> ·
        <a href="/po/dev/mails/${id}/text">Text</a><br /><small
          >To ${to} · ${language} · List-Unsubscribe: ${unsubscribeUrl ?? 'none'}</small
        >
      </li>`,
  );
  const list =
    items.length === 0
      ? html`<p>No mail yet.</p>`
      : html`<ol>
          ${items}
        </ol>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Mails</title>
        <style>
          ${new SafeHtml(STYLE)}
        </style>
      </head>
      <body>
        <h1>Mails that would have been sent</h1>
        ${list}
      </body>
    </html>`.text;
}
