interface JsonScriptProperties {
  /** What the data belongs to: an island's id, or a name of `json-in-page.ts`. */
  name: string;
  data: unknown;
}

/** Data that the page's script reads; nothing in it can end the element that it stands in. */
export function JsonScript({ name, data }: JsonScriptProperties) {
  return (
    <script
      type="application/json"
      data-of={name}
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
