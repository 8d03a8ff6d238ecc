import type { UnknownAction } from '@reduxjs/toolkit';
import { NOTE } from './json-in-page.ts';
import { JsonScript } from './json-script.tsx';

/** What the state learns by somebody coming to this page. */
export function NoteArrival({ action }: { action: UnknownAction }) {
  return <JsonScript name={NOTE} data={action} />;
}
