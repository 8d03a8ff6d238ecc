import { useEffect, useMemo } from 'react';
import type { HoursPlanView } from '#contracts/views/plan.ts';
import type { Assumptions } from '#domain/calculator/assumptions.ts';
import type { Dollars } from '#domain/calculator/shown-plan.ts';
import { HOURS_ASSUMPTIONS } from '#domain/hours/hours-assumptions.ts';
import type { HoursInputs } from '#domain/hours/hours-inputs.ts';
import { makeHoursPlan } from '#domain/hours/hours-plan.ts';
import { showHours, type ShownHours } from '#domain/hours/shown-hours.ts';
import { useShell } from '../../../site/shell-context.tsx';
import { useSiteAddress } from '../../../site/site-link.tsx';
import { useAppStore } from '../../../state/use-store.ts';
import { followHoursOfAddress } from './hours-link.ts';
import { hoursChanged, useHours } from './hours-slice.ts';
import { keepHours, noteHoursStep, withHours } from './keep-hours.ts';
import { draftOfInputs } from './read-hours.ts';

/** The numbers of a plain form post, with which the page is rendered. */
export interface PostedHours {
  inputs: HoursInputs;
  assumptions: Partial<Assumptions>;
  dollars: Dollars;
}

/** The plan of this tab, computed anew in the browser at every change; undefined before there are numbers. */
export function useHoursPlan(
  { rules, year }: HoursPlanView,
  posted: PostedHours | undefined,
): ShownHours | undefined {
  const kept = useHours(({ inputs }) => inputs);
  const keptAssumptions = useHours(({ assumptions }) => assumptions);
  const keptDollars = useHours(({ dollars }) => dollars);
  // The tab's own values count as soon as it has taken up those of the form.
  const inputs = kept ?? posted?.inputs;
  const changed = kept === undefined ? posted?.assumptions : keptAssumptions;
  const dollars = kept === undefined ? (posted?.dollars ?? keptDollars) : keptDollars;
  useHoursOfTab(posted);
  const plan = useMemo(
    () => inputs && makeHoursPlan(inputs, { ...HOURS_ASSUMPTIONS, ...changed }, rules, year),
    [inputs, changed, rules, year],
  );
  return useMemo(() => plan && showHours(plan, dollars), [plan, dollars]);
}

/** Takes up what a plain form or a link brought; a link with mistakes leads to the form. */
function useHoursOfTab(posted: PostedHours | undefined): void {
  const store = useAppStore();
  const { companyId } = useShell().company;
  const href = useSiteAddress('calculator');
  useEffect(() => {
    const stopKeeping = keepHours({ store, companyId, isNewer: posted !== undefined });
    if (posted) {
      store.dispatch(hoursChanged({ ...posted, draft: draftOfInputs(posted.inputs) }));
      noteHoursStep(store, 'completed');
    }
    const stopFollowing = followHoursOfAddress(store, (inputs) => {
      if (inputs) noteHoursStep(store, 'completed');
      else location.replace(withHours({ store, companyId, href }));
    });
    return () => {
      stopKeeping();
      stopFollowing();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what was posted is taken up once
  }, []);
}
