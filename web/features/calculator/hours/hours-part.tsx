import type { RefusedForm } from '#contracts/forms/form-reader.ts';
import type { HoursPlanView } from '#contracts/views/plan.ts';
import { useKeptForm } from '../plan/use-kept-form.ts';
import { HoursForm } from './hours-form.tsx';
import { followHoursOfAddress } from './hours-link.ts';
import { useHours, type HoursDraft } from './hours-slice.ts';
import { keepHours } from './keep-hours.ts';

interface HoursPartProperties {
  known: HoursPlanView;
  refused?: RefusedForm | undefined;
  edited?: HoursDraft | undefined;
}

/** The form, with what this tab has typed in it before. */
export function HoursPart({ known, refused, edited }: HoursPartProperties) {
  const formNumber = useHours((hours) => hours.formNumber);
  const kept = useKeptForm({
    formNumber,
    refused,
    edited,
    keep: keepHours,
    follow: followHoursOfAddress,
  });
  return <HoursForm key={formNumber} known={known} {...kept} />;
}
