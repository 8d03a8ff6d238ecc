import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import {
  typedIn,
  type FormReader,
  type RefusedForm,
  type Typed,
} from '#contracts/forms/form-reader.ts';
import { isOffline } from '../../device/is-offline.ts';

interface CheckedFormOptions<Name extends string, Value, Other extends string = never> {
  reader: FormReader<Value>;
  /** The fields that may have mistakes, in the order of the page. */
  names: readonly Name[];
  /** Other fields, in which nothing can be wrong. */
  others?: readonly Other[];
  /** What was typed into a form that was posted without JavaScript, and refused. */
  refused: RefusedForm | undefined;
  defaultValue?: Typed;
  /** A valid form opens another page, and no call does its work. */
  opensPage?: boolean;
  /** A field is checked once it is left; otherwise when the form is sent. */
  checksWhenLeft?: boolean;
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

export interface CheckedField {
  name: string;
  /** The id of its control. */
  id: string;
  errorId: string;
  /** What stands in it when it is drawn first. */
  initial: string | undefined;
  /** What stands in it now. */
  typed: string | undefined;
  /** Said once the field was checked. */
  mistake: string | undefined;
}

export interface CheckedForm<Name extends string, Other extends string = never> {
  /** The properties of the form element. */
  form: ComponentProps<'form'>;
  /** The id of the message about the whole form. */
  errorId: string;
  fields: Record<Name | Other, CheckedField>;
  mistakes: ReadonlyArray<Mistake<Name>>;
  /** True once the form was sent with errors: the summary then shows and takes the focus. */
  hasFailed: boolean;
  summary: RefObject<HTMLDivElement | null>;
}

/**
 * A form that is checked in the browser and then sent by a call; without JavaScript it is a plain
 * form. Its fields are the document's: what is typed is read from them, never written.
 */
export function useCheckedForm<Name extends string, Value, Other extends string = never>({
  reader,
  names,
  others = [],
  refused,
  defaultValue = {},
  opensPage = false,
  checksWhenLeft = false,
  onSend,
  onAttempt,
}: CheckedFormOptions<Name, Value, Other>): CheckedForm<Name, Other> {
  const id = useId();
  const [initial] = useState(refused?.typed ?? defaultValue);
  const [typed, setTyped] = useState(initial);
  const [checked, setChecked] = useState<ReadonlySet<string>>(
    () => new Set(refused && reader.fields),
  );
  const [attempts, setAttempts] = useState(0);
  const summary = useRef<HTMLDivElement>(null);

  const read = reader.read(typed);
  const found = read.status === 'success' ? {} : read.mistakes;
  const fieldOf = (name: string): CheckedField => ({
    name,
    id: `${id}-${name}`,
    errorId: `${id}-${name}-error`,
    initial: initial[name],
    typed: typed[name],
    mistake: checked.has(name) ? found[name] : undefined,
  });
  const fields = Object.fromEntries(
    [...names, ...others].map((name) => [name, fieldOf(name)]),
  ) as Record<Name | Other, CheckedField>;
  const mistakes = names.flatMap((name) => {
    const { id: of, mistake: code } = fields[name];
    return code === undefined ? [] : [{ name, id: of, code }];
  });
  const hasMistakes = mistakes.length > 0;

  useEffect(() => {
    if (attempts > 0) {
      onAttempt?.(hasMistakes);
      // The summary lists all mistakes; without one, the first field that has one is next.
      (summary.current ?? document.getElementById(mistakes[0]?.id ?? ''))?.focus();
    }
    return () => onAttempt?.(false);
    // oxlint-disable-next-line react/exhaustive-deps -- only a press of the button moves the focus
  }, [attempts]);

  const take = (form: HTMLFormElement): Typed => {
    const now = typedIn(new FormData(form), reader.fields);
    setTyped(now);
    return now;
  };

  return {
    form: {
      id,
      noValidate: true,
      method: 'post',
      onInputCapture: (event: FormEvent<HTMLFormElement>) => void take(event.currentTarget),
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        const left = target.getAttribute('name');
        if (checksWhenLeft && left !== null && !checked.has(left))
          setChecked(new Set([...checked, left]));
      },
      // A press of the button takes the focus from a field, which is then checked: an error that shows
      // between down and up would move the button away under the pointer, and the press would be lost.
      // So the focus comes with the click.
      onMouseDown: (event: MouseEvent<HTMLFormElement>) => {
        if (findSubmitter(event)) event.preventDefault();
      },
      onClick: (event: MouseEvent<HTMLFormElement>) => findSubmitter(event)?.focus(),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        // The page keeps its forms then, and says so.
        if (opensPage && isOffline()) return;
        event.preventDefault();
        const form = event.currentTarget;
        const sent = reader.read(take(form));
        setChecked(new Set(reader.fields));
        setAttempts((count) => count + 1);
        if (sent.status === 'success') void onSend(sent.value, form);
      },
    },
    errorId: `${id}-error`,
    fields,
    mistakes,
    hasFailed: hasMistakes && (attempts > 0 || refused !== undefined),
    summary,
  };
}

/** What every control of such a form has: its name, what stood in it, and what is wrong with it. */
export function controlOf({ id, name, initial, errorId, mistake }: CheckedField) {
  const isWrong = mistake !== undefined;
  return {
    id,
    name,
    defaultValue: initial,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? errorId : undefined,
  };
}

function findSubmitter({ target }: MouseEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[type=submit]') : null;
}
