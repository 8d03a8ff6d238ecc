import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RefusedForm } from '#contracts/forms/form-reader.ts';
import type { HoursPlanView } from '#contracts/views/plan.ts';
import { useShell } from '../../../site/shell-context.tsx';
import { useTabTitle } from '../../../site/use-tab-title.ts';
import { useAppStore } from '../../../state/use-store.ts';
import { HoursForm } from './hours-form.tsx';
import { followHoursOfAddress } from './hours-link.ts';
import { useHours, type HoursDraft } from './hours-slice.ts';
import { keepHours } from './keep-hours.ts';

export interface HoursPartProperties {
  known: HoursPlanView;
  refused?: RefusedForm | undefined;
  edited?: HoursDraft | undefined;
}

/** The form, with what this tab has typed in it before. */
export function HoursPart({ known, refused, edited }: HoursPartProperties) {
  const t = useTranslations('calculator');
  const title = useTranslations('title')('calculator');
  const store = useAppStore();
  const { companyId } = useShell().company;
  const formNumber = useHours((hours) => hours.formNumber);
  const [hasMistakes, setHasMistakes] = useState(refused !== undefined);
  useTabTitle(hasMistakes ? t('errorTitle', { title }) : title);

  useEffect(() => {
    const isNewer = (refused ?? edited) !== undefined;
    const stopKeeping = keepHours({ store, companyId, isNewer });
    let stopFollowing: (() => void) | undefined;
    // What was typed before this part was awake is given back to its fields at once, and a link wins.
    const later = setTimeout(() => {
      stopFollowing = followHoursOfAddress(store);
    });
    return () => {
      clearTimeout(later);
      stopKeeping();
      stopFollowing?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what was posted is taken up once
  }, [store, companyId]);

  return (
    <HoursForm
      key={formNumber}
      known={known}
      refused={formNumber === 0 ? refused : undefined}
      edited={formNumber === 0 ? edited : undefined}
      onAttempt={setHasMistakes}
    />
  );
}
