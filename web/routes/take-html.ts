/**
 * Puts authored HTML where the document's render finds it, so that it is not sent a second time as
 * loader data. A navigation inside the page has no document and gets the HTML itself.
 */
export function takeHtml(
  htmlBag: Map<string, string> | undefined,
  name: string,
  html: string,
): string | null {
  if (htmlBag === undefined) return html;
  htmlBag.set(name, html);
  return null;
}
