import { findElements, partOf, textOf } from '../read-html.ts';

interface PagePost {
  /** The status of the page with the form. */
  address: string;
  fields?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
}

export interface FormAnswer {
  status: number;
  headers: Headers;
  html: string;
  /** The text of the page below its header. */
  text: string;
}

/** Sends the form of a page as a browser without JavaScript does. */
export async function postPage(
  { base }: { base: string },
  { address, fields = {}, headers = {} }: PagePost,
): Promise<FormAnswer> {
  return readAnswer(
    await fetch(`${base}${address}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Accept: 'text/html', ...headers },
      body: new URLSearchParams(fields),
    }),
  );
}

export async function openPage({ base }: { base: string }, address: string): Promise<FormAnswer> {
  return readAnswer(await fetch(`${base}${address}`, { headers: { Accept: 'text/html' } }));
}

async function readAnswer(response: Response): Promise<FormAnswer> {
  const html = await response.text();
  const { status, headers } = response;
  return { status, headers, html, text: textOf(partOf(html, 'main')) };
}

interface FormControl {
  id: string;
  value: string;
  isWrong: boolean;
  isRequired: boolean;
  /** Everything that a screen reader reads with the control. */
  description: string;
}

/** The controls of the page's form by name, as a browser and a screen reader find them. */
export function readControls(html: string): Record<string, FormControl> {
  const form = partOf(partOf(html, 'main'), 'form');
  const controls = ['input', 'select', 'textarea'].flatMap((tag) =>
    findElements(form, tag).map((element) => ({ tag, ...element })),
  );
  const described = [...findElements(form, 'p'), ...findElements(form, 'span')];
  return Object.fromEntries(
    controls.map(({ tag, attributes, text }) => {
      const ids = attributes['aria-describedby']?.split(' ') ?? [];
      const words = ids.map((id) => described.find((part) => part.attributes['id'] === id)?.text);
      const values = { input: attributes['value'], select: chosenIn(form), textarea: text };
      const control: FormControl = {
        id: attributes['id'] ?? '',
        value: values[tag as keyof typeof values] ?? '',
        isWrong: attributes['aria-invalid'] === 'true',
        isRequired: attributes['aria-required'] === 'true',
        description: words.map((word) => word ?? 'NOTHING WITH THIS ID').join(' '),
      };
      return [attributes['name'] ?? '', control];
    }),
  );
}

function chosenIn(form: string): string | undefined {
  if (!form.includes('<select')) return undefined;
  const options = findElements(partOf(form, 'select'), 'option');
  return options.find(({ attributes }) => attributes['selected'] !== undefined)?.attributes[
    'value'
  ];
}

/** The form's message about the sending, which is its last part. */
export function readStatus(html: string): string {
  const form = partOf(partOf(html, 'main'), 'form');
  const [, status] = form.split('role="status"');
  if (status === undefined) throw new Error('The form says nothing of how it went');
  return textOf(`<div${status}`);
}
