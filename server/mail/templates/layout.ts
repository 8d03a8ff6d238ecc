import type { Company } from '#contracts/content/company.ts';
import type { Language } from '#domain/language/language.ts';
import { markup, type SafeHtml } from '../../html/markup.ts';

// Mail programs know neither our style sheets nor custom properties, so every rule is on its
// element.
const FONT = "font-family:'Public Sans',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

interface LayoutParts {
  company: Company;
  language: Language;
  subject: string;
  /** The text that a mailbox shows beside the subject. */
  preview: string;
  title: string;
  content: SafeHtml;
  foot: SafeHtml;
}

/** The frame of every mail: the company's colors and name, and one column that fits a phone. */
export function renderLayout(parts: LayoutParts): string {
  const { company, language, subject, preview, title, content, foot } = parts;
  const { theme } = company;
  return markup`<!doctype html>
    <html lang="${language}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:0;background:${theme['c-band-leaf']};color:${theme['c-ink']}">
        <div style="display:none;max-height:0;overflow:hidden;opacity:0">${preview}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background:${theme['c-band-leaf']}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;background:${theme['c-surface']};border-radius:16px;overflow:hidden;${FONT};font-size:17px;line-height:1.55;color:${theme['c-ink']}"
              >
                <tr>
                  <td
                    style="background:${theme['c-brand']};padding:20px 32px;border-bottom:6px solid ${theme['c-accent']}"
                  >
                    <p style="margin:0;font-size:20px;font-weight:700;color:${theme['c-on-brand']}">
                      ${company.logo.wordmark}
                    </p>
                  </td>
                </tr>
                <tr>
                  <td style="padding:32px 32px 8px">
                    <h1
                      style="margin:0 0 12px;font-size:30px;line-height:1.15;font-weight:800;color:${theme['c-ink']}"
                    >
                      ${title}
                    </h1>
                    ${content}
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:20px 32px 28px;background:${theme['c-ground']};border-top:1px solid ${theme['c-line']};font-size:14px;line-height:1.5;color:${theme['c-ink-2']}"
                  >
                    ${foot}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
}

export function paragraph(text: string): SafeHtml {
  return markup`<p style="margin:0 0 16px">${text}</p>`;
}

export function link(label: string, href: string, { theme }: Company): SafeHtml {
  return markup`<a
    href="${href}"
    style="color:${theme['c-brand']};font-weight:600;text-decoration:underline"
    >${label}</a
  >`;
}

export function button(label: string, href: string, { theme }: Company): SafeHtml {
  return markup`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:8px 0 16px"
  >
    <tr>
      <td style="background:${theme['c-brand']};border-radius:999px">
        <a
          href="${href}"
          style="display:inline-block;padding:14px 28px;font-size:18px;font-weight:700;color:${theme['c-on-brand']};text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;
}
