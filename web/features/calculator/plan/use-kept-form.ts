import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RefusedForm } from '#contracts/forms/form-reader.ts';
import { useShell } from '../../../site/shell-context.tsx';
import { useTabTitle } from '../../../site/use-tab-title.ts';
import type { Store } from '../../../state/store.ts';
import { useAppStore } from '../../../state/use-store.ts';
import type { TabToKeep } from './keep-in-tab.ts';

interface KeptFormOptions<Draft> {
  /** Goes up when the form is begun anew. */
  formNumber: number;
  /** The mistakes of a plain form post, with the values that were typed. */
  refused: RefusedForm | undefined;
  /** What a page without JavaScript brought back to be edited. */
  edited: Draft | undefined;
  keep: (tab: TabToKeep) => () => void;
  /** Takes up the numbers of a link, and of later ones. */
  follow: (store: Store) => () => void;
}

/** What a form of the calculators is drawn with. */
interface KeptForm<Draft> {
  refused: RefusedForm | undefined;
  edited: Draft | undefined;
  onAttempt: (hasMistakes: boolean) => void;
}

/** Keeps what is typed in the tab, takes up what a link brings, and says mistakes in the page's title. */
export function useKeptForm<Draft>({
  formNumber,
  refused,
  edited,
  keep,
  follow,
}: KeptFormOptions<Draft>): KeptForm<Draft> {
  const t = useTranslations('calculator');
  const title = useTranslations('title')('calculator');
  const store = useAppStore();
  const { companyId } = useShell().company;
  const [hasMistakes, setHasMistakes] = useState(refused !== undefined);
  useTabTitle(hasMistakes ? t('errorTitle', { title }) : title);

  useEffect(() => {
    const isNewer = (refused ?? edited) !== undefined;
    const stopKeeping = keep({ store, companyId, isNewer });
    let stopFollowing: (() => void) | undefined;
    // What was typed before this part was awake is given back to its fields at once, and a link wins.
    const later = setTimeout(() => {
      stopFollowing = follow(store);
    });
    return () => {
      clearTimeout(later);
      stopKeeping();
      stopFollowing?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what was posted is taken up once
  }, [store, companyId]);

  // What was posted is shown until the form is begun anew.
  const posted = formNumber === 0 ? { refused, edited } : { refused: undefined, edited: undefined };
  return { ...posted, onAttempt: setHasMistakes };
}
