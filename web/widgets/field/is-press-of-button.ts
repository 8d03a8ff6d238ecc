import { INTENT } from '@conform-to/dom';
import type { FormEvent } from 'react';

/**
 * False for a submit event that the form library sends itself in order to check a field that was
 * left.
 */
export function isPressOfButton({ nativeEvent }: FormEvent): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter?.getAttribute('name') !== INTENT;
}
