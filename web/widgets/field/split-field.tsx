import { describedBy, hintId, type FieldFrameProperties } from './field-frame.tsx';
import { RequiredMark } from './required-mark.tsx';

export interface FieldTexts extends Pick<
  FieldFrameProperties,
  'id' | 'hint' | 'error' | 'errorId'
> {
  label: string;
  /** Marks the label; the server does the checking. */
  isRequired?: boolean;
  'aria-describedby'?: string | undefined;
}

/** Separates a field's properties into those of its frame and those of the control itself. */
export function splitField<Field extends FieldTexts>({
  label,
  hint,
  error,
  errorId,
  isRequired = false,
  ...control
}: Field): {
  frame: Omit<FieldFrameProperties, 'children'>;
  control: Omit<Field, Exclude<keyof FieldTexts, 'id' | 'aria-describedby'>>;
} {
  const { id } = control;
  return {
    frame: {
      id,
      label: <RequiredMark label={label} isRequired={isRequired} />,
      hint,
      error,
      errorId,
    },
    control: {
      ...control,
      'aria-required': isRequired || undefined,
      'aria-describedby': describedBy(
        hint === undefined ? undefined : hintId(id),
        control['aria-describedby'],
      ),
    },
  };
}
