import type { DraftName } from '../../../device/drafts-of-tab.ts';
import { useShell } from '../../../site/shell-context.tsx';
import { keepDraft } from '../../../state/drafts.ts';

/**
 * A link from a projection to a question brings its numbers there: the tab keeps them as if they had been typed
 * in the form of the question, so they stand in no address and no server sees them.
 */
export function useHandOver(question: DraftName) {
  const { companyId } = useShell().company;
  return (draft: Readonly<Record<string, string | number>>) => () =>
    keepDraft(question, companyId, { draft });
}
