/** Safe HTML: it was written in a template here, and every value in it is encoded. */
export class SafeHtml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | SafeHtml | readonly SafeHtml[];

const ENCODED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A tagged template that encodes its values, so that they cannot become markup. */
export function markup(strings: TemplateStringsArray, ...values: readonly Part[]): SafeHtml {
  return new SafeHtml(
    strings.reduce((made, string, index) => `${made}${encode(values[index - 1] ?? '')}${string}`),
  );
}

function encode(value: Part): string {
  if (value instanceof SafeHtml) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => ENCODED[character] ?? '');
}
