/** What stands in the fields of a form, by their names; a box that is not ticked is left out. */
export type Typed = Readonly<Record<string, string>>;

export type FormRead<Value> =
  | { status: 'success'; value: Value }
  /** A message key for each field that is not valid. */
  | { status: 'error'; mistakes: Readonly<Record<string, string>> };

/** Reads a form alike in the browser and on the server. */
export interface FormReader<Value> {
  /** Every field that it knows. */
  fields: readonly string[];
  read: (typed: Typed) => FormRead<Value>;
}

/** A form that the server shows again; its mistakes follow from what was typed. */
export interface RefusedForm {
  typed: Typed;
}

/** The fields of a form as a browser has or sends them. */
interface SentFields {
  getAll: (name: string) => unknown[];
}

/** What stands in the fields that a form knows. One that comes twice says nothing certain, and is left out. */
export function typedIn(fields: SentFields, names: readonly string[]): Typed {
  const typed: Record<string, string> = {};
  for (const name of names) {
    const [value, second] = fields.getAll(name);
    if (typeof value === 'string' && second === undefined) typed[name] = value;
  }
  return typed;
}
