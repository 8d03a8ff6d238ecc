import {
  typedIn,
  type FormRead,
  type FormReader,
  type RefusedForm,
} from '#contracts/forms/form-reader.ts';

/** Reads a form that a browser without a script posted, and keeps what was typed to show it again. */
export function readPostedForm<Value>(
  fields: URLSearchParams,
  form: FormReader<Value>,
): FormRead<Value> & RefusedForm {
  const typed = typedIn(fields, form.fields);
  return { ...form.read(typed), typed };
}
