import { useContext, useEffect } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { RenderContextReact } from '../site/render-context.ts';
import { useAppDispatch } from '../state/use-store.ts';
import { NOTE } from './json-in-page.ts';
import { JsonScript } from './json-script.tsx';

/** What the state learns by somebody coming to this page. */
export function NoteArrival({ action }: { action: UnknownAction }) {
  const { drawIsland } = useContext(RenderContextReact) ?? {};
  const dispatch = useAppDispatch();
  const text = JSON.stringify(action);
  useEffect(() => {
    dispatch(JSON.parse(text) as UnknownAction);
  }, [dispatch, text]);
  return drawIsland && <JsonScript name={NOTE} data={action} />;
}
