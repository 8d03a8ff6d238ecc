import { INTENT } from '@conform-to/dom';
import { getFormProps, useForm, type DefaultValue, type SubmissionResult } from '@conform-to/react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import type * as z from 'zod/mini';
import { readForm } from './read-form.ts';

export interface CheckedFormOptions<Name extends string, Value, Other extends string = never> {
  schema: z.ZodMiniType<Value>;
  /** The fields that may have mistakes, in the order of the page. */
  names: readonly Name[];
  /** The errors of a post without JavaScript, and what was typed. */
  lastResult: SubmissionResult | undefined;
  defaultValue?: DefaultValue<Record<Name | Other, string>>;
  /** When a field is checked for the first time; by default when the form is sent. */
  shouldValidate?: 'onSubmit' | 'onBlur';
  /** Called with the value of a valid form. */
  onSend: (value: Value, form: HTMLFormElement) => void | Promise<void>;
  /**
   * Called after each press of the button with whether there are errors, for the page's title, and
   * without any when the form goes.
   */
  onAttempt?: (hasMistakes: boolean) => void;
}

interface Mistake<Name extends string> {
  name: Name;
  /** The id of the field's control. */
  id: string;
  code: string;
}

export interface CheckedForm<Name extends string, Other extends string = never> {
  /** The properties of the form element. */
  form: ComponentProps<'form'>;
  /** The id of the message about the whole form. */
  errorId: string;
  fields: ReturnType<typeof useForm<Record<Name | Other, string>>>[1];
  mistakes: ReadonlyArray<Mistake<Name>>;
  /** True once the form was sent with errors: the summary then shows and takes the focus. */
  hasFailed: boolean;
  summary: RefObject<HTMLDivElement | null>;
}

/**
 * A form that is checked in the browser and then sent by a call; without JavaScript it is a plain
 * form. It may have other fields, in which nothing can be wrong.
 */
export function useCheckedForm<Name extends string, Value, Other extends string = never>(
  options: CheckedFormOptions<Name, Value, Other>,
): CheckedForm<Name, Other> {
  const { schema, names, lastResult = null, onSend, onAttempt, ...others } = options;
  const [attempts, setAttempts] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const [form, fields] = useForm<Record<Name | Other, string>, Value>({
    id: useId(),
    lastResult,
    ...others,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => readForm(formData, schema),
    onSubmit: (event, { submission }) => {
      event.preventDefault();
      if (submission?.status === 'success') void onSend(submission.value, event.currentTarget);
    },
  });
  const mistakes = names.flatMap((name) => {
    const { id, errors: [code] = [] } = fields[name];
    return code === undefined ? [] : [{ name, id, code }];
  });
  const hasMistakes = mistakes.length > 0;

  // This runs after the library has moved the focus to the first error; the summary lists all of
  // them.
  useEffect(() => {
    if (attempts > 0) {
      onAttempt?.(hasMistakes);
      summary.current?.focus();
    }
    return () => onAttempt?.(false);
    // oxlint-disable-next-line react/exhaustive-deps -- only a press of the button moves the focus
  }, [attempts]);

  return {
    form: {
      ...getFormProps(form),
      method: 'post',
      // A press of the button takes the focus from a field, which is then checked: an error that shows
      // between down and up would move the button away under the pointer, and the press would be lost.
      // So the focus comes with the click.
      onMouseDown: (event: MouseEvent<HTMLFormElement>) => {
        if (findSubmitter(event)) event.preventDefault();
      },
      onClick: (event: MouseEvent<HTMLFormElement>) => findSubmitter(event)?.focus(),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        form.onSubmit(event);
        const { submitter } = event.nativeEvent as SubmitEvent;
        // The form library sends such an event itself in order to check a field that was left.
        if (submitter?.getAttribute('name') !== INTENT) setAttempts((count) => count + 1);
      },
    },
    errorId: form.errorId,
    fields,
    mistakes,
    hasFailed: hasMistakes && (attempts > 0 || lastResult !== null),
    summary,
  };
}

function findSubmitter({ target }: MouseEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[type=submit]') : null;
}
