import { useTranslations } from 'use-intl';
import type { TypedMistakes } from '#contracts/forms/assumptions-form.ts';
import type { HoursPlanView } from '#contracts/views/plan.ts';
import { Island } from '../../../islands/island.tsx';
import { PageHead } from '../../../site/page-head.tsx';
import { HoursProjectionPart } from './hours-projection-part.tsx';
import type { PostedHours } from './use-hours-plan.ts';

interface HoursProjectionPageProperties {
  known: HoursPlanView;
  posted?: PostedHours;
  mistakes?: TypedMistakes;
}

export function HoursProjectionPage(data: HoursProjectionPageProperties) {
  const t = useTranslations();
  return (
    <>
      <PageHead title={t('projectionHead.title')} description={t('hours.description')} />
      <Island name="hours-projection" wake="press" data={{ ...data }}>
        <HoursProjectionPart {...data} />
      </Island>
    </>
  );
}
