import { hash } from 'node:crypto';

/** A page as it stands in the frame of the studio. */
export interface FramedPage {
  html: string;
  policy: string;
}

/**
 * What a page in the frame may do: be looked at. Its scripts do not run, so it counts nothing and asks nobody,
 * and it is the page that people without JavaScript read; it sends no form and shows nothing of other sites.
 */
export function framePolicy(styles: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'none'",
    `style-src ${["'self'", ...styles].join(' ')}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; ');
}

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const LINK = /(<a\b[^>]*? href=")(\/[^/"][^"]*|\/)"/g;

/**
 * Takes the page's own scripts out of it, allows its own styles by their hashes, and leads its links to the
 * same preview of the pages that they lead to. What is its own bears the mark of its render.
 */
export function stillPage(
  rendered: string,
  { mark, addressOf }: { mark: string; addressOf: (page: string) => string },
): FramedPage {
  const nonce = ` nonce="${mark}"`;
  const script = new RegExp(`<script\\b[^>]*${nonce}[^>]*>[\\s\\S]*?</script>`, 'g');
  const styles = [...rendered.matchAll(STYLE)].flatMap(([whole, text = '']) =>
    whole.includes(nonce) ? [`'sha256-${hash('sha256', text, 'base64')}'`] : [],
  );
  const html = rendered
    .replaceAll(script, '')
    .replaceAll(nonce, '')
    .replaceAll(LINK, (_whole, before: string, page: string) => {
      const address = addressOf(page.replaceAll('&amp;', '&'));
      return `${before}${address.replaceAll('&', '&amp;')}"`;
    });
  return { html, policy: framePolicy(styles) };
}
