import { getFormProps, useForm, type DefaultValue, type SubmissionResult } from '@conform-to/react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
  type RefObject,
} from 'react';
import type * as z from 'zod/mini';
import { isPressOfButton } from './is-press-of-button.ts';
import { readForm } from './read-form.ts';

export interface CheckedFormOptions<Name extends string, Value> {
  schema: z.ZodMiniType<Value>;
  /** The fields, in the order of the page. */
  names: readonly Name[];
  /** The errors of a post without JavaScript, and what was typed. */
  lastResult: SubmissionResult | undefined;
  defaultValue?: DefaultValue<Record<Name, string>>;
  /** When a field is checked for the first time. */
  shouldValidate?: 'onSubmit' | 'onBlur';
  /** Called with the value of a valid form. */
  onSend: (value: Value, form: HTMLFormElement) => void;
  /** Called after each press of the button with whether there are errors, for the page's title. */
  onAttempt?: (hasMistakes: boolean) => void;
}

interface Mistake<Name extends string> {
  name: Name;
  /** The id of the field's control. */
  id: string;
  code: string;
}

export interface CheckedForm<Name extends string> {
  /** The properties of the form element. */
  form: ComponentProps<'form'>;
  /** The id of the message about the whole form. */
  errorId: string;
  fields: ReturnType<typeof useForm<Record<Name, string>>>[1];
  mistakes: ReadonlyArray<Mistake<Name>>;
  /** True once the form was sent with errors: the summary then shows and takes the focus. */
  hasFailed: boolean;
  summary: RefObject<HTMLDivElement | null>;
}

/**
 * A form that is checked in the browser and then sent by a call; without JavaScript it is a plain
 * form.
 */
export function useCheckedForm<Name extends string, Value>(
  options: CheckedFormOptions<Name, Value>,
): CheckedForm<Name> {
  const { schema, names, lastResult = null, onSend, onAttempt, ...others } = options;
  const [attempts, setAttempts] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const id = useId();
  const [form, fields] = useForm<Record<Name, string>, Value>({
    id,
    lastResult,
    shouldValidate: 'onSubmit',
    ...others,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => readForm(formData, schema),
    onSubmit: (event, { submission }) => {
      event.preventDefault();
      if (submission?.status === 'success') onSend(submission.value, event.currentTarget);
    },
  });
  const mistakes = names.flatMap((name) => {
    const code = fields[name].errors?.[0];
    return code === undefined ? [] : [{ name, id: fields[name].id, code }];
  });
  const hasMistakes = mistakes.length > 0;

  // This runs after the library has moved the focus to the first error; the summary lists all of
  // them.
  useEffect(() => {
    if (attempts === 0) return;
    onAttempt?.(hasMistakes);
    summary.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only a press of the button moves the focus
  }, [attempts]);

  return {
    form: {
      ...getFormProps(form),
      method: 'post',
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        form.onSubmit(event);
        if (isPressOfButton(event)) setAttempts((count) => count + 1);
      },
    },
    errorId: form.errorId,
    fields,
    mistakes,
    hasFailed: hasMistakes && (attempts > 0 || lastResult !== null),
    summary,
  };
}
