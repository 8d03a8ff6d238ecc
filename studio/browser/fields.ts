/** A field of the entry: what stood there when the page was made, and what stands there now. */
export interface TypedField {
  key: string;
  cell: HTMLElement;
  input: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  /** Null for a text that was not there. */
  base: string | null;
  /** What is published, once the author has decided between it and the draft. */
  decidedOn?: string | null;
}

export interface Change {
  key: string;
  base: string | null;
  value: string;
  decidedOn?: string | null;
}

export function readFields(form: HTMLFormElement): TypedField[] {
  return [...form.querySelectorAll<HTMLElement>('.cell')].flatMap((cell) => {
    const input = cell.querySelector<TypedField['input']>(
      ':is(input, textarea, select):not([data-find])',
    );
    const { key, absent } = cell.dataset;
    if (!input || key === undefined) return [];
    return [{ key, cell, input, base: absent === 'yes' ? null : writtenIn(input) }];
  });
}

/** What the page came with: somebody may have typed before this script came. */
function writtenIn(input: TypedField['input']): string {
  if (!(input instanceof HTMLSelectElement)) return input.defaultValue;
  return [...input.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
}

export function isChanged({ base, input, decidedOn }: TypedField): boolean {
  return input.value !== (base ?? '') || decidedOn !== undefined;
}

export function changesOf(fields: readonly TypedField[]): Change[] {
  return fields.filter(isChanged).map(({ key, base, input, decidedOn }) => ({
    key,
    base,
    value: input.value,
    ...(decidedOn !== undefined && { decidedOn }),
  }));
}
