import { INTENT } from '@conform-to/dom';
import type { FormEvent } from 'react';

/** The form library also sends a form to itself, to check a field that was left. */
export function isPressOfButton({ nativeEvent }: FormEvent): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter?.getAttribute('name') !== INTENT;
}
