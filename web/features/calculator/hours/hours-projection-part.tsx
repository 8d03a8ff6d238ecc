import { useTranslations } from 'use-intl';
import type { TypedMistakes } from '#contracts/forms/assumptions-form.ts';
import type { HoursPlanView } from '#contracts/views/plan.ts';
import { nameOfCounting } from '#domain/counted/counted-with.ts';
import { otherDollars } from '#domain/calculator/shown-plan.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import type { PageAddress } from '#domain/pages/site-path.ts';
import { useShell } from '../../../site/shell-context.tsx';
import layout from '../../../theme/layout.module.css';
import { EditNumbers } from '../projection/edit-numbers.tsx';
import { NoPlanYet } from '../projection/no-plan-yet.tsx';
import styles from '../projection/projections-page.module.css';
import { SinceLink } from '../take-along/since-link.tsx';
import { UnreadLink } from '../take-along/unread-link.tsx';
import { TakeAlong } from '../take-along/take-along.tsx';
import { HoursAnswer } from './hours-answer.tsx';
import { HoursAssumptions } from './hours-assumptions.tsx';
import { hoursCsv } from './hours-csv.ts';
import { HoursFields } from './hours-fields.tsx';
import { hoursFragment, readHoursFragment } from './hours-link.ts';
import { HoursPanel } from './hours-panel.tsx';
import { HoursPayment } from './hours-payment.tsx';
import { useHours } from './hours-slice.ts';
import { HoursSteps } from './hours-steps.tsx';
import { HoursVested } from './hours-vested.tsx';
import { draftOfInputs } from './read-hours.ts';
import { useHoursPlan, type PostedHours } from './use-hours-plan.ts';
import { hoursMadeWith, useSinceHoursLink } from './use-since-hours-link.ts';

const NO_MISTAKES: TypedMistakes = {};
const FORM = 'calculator';

interface HoursProjectionPartProperties {
  known: HoursPlanView;
  posted?: PostedHours;
  mistakes?: TypedMistakes;
}

/** What the hours of this tab could add up to; without any, the way to the calculator. */
export function HoursProjectionPart({
  known,
  posted,
  mistakes = NO_MISTAKES,
}: HoursProjectionPartProperties) {
  const t = useTranslations('projections');
  const words = useTranslations('hours.result');
  const { company, language } = useShell();
  const formNumber = useHours((hours) => hours.formNumber);
  const assumptions = useHours((hours) => hours.assumptions);
  // What was posted is that of the person who posted it, and of nobody who comes after.
  const plan = useHoursPlan(known, formNumber === 0 ? posted : undefined);
  const changed = useSinceHoursLink(plan);
  const unread = <UnreadLink read={readHoursFragment} />;
  if (plan === undefined)
    return (
      <>
        {unread}
        <NoPlanYet path={FORM} />
      </>
    );
  const { dollars } = plan;
  const csv = (): string =>
    hoursCsv(plan, [
      t('age'),
      t('csvIn', { title: words('course'), dollars }),
      t('csvIn', { title: words('course'), dollars: otherDollars(dollars) }),
      words('csvHours'),
      t('csvIn', { title: words('csvPaidIn'), dollars }),
      t('csvIn', { title: t(`csvGrowth.${dollars}`), dollars }),
      t('csvIn', { title: t('csvEnd'), dollars }),
    ]);
  const page: PageAddress<'hours'> = `/${company.companyId}/calculator/hours`;
  const address = (): string =>
    `${location.origin}${withLanguage(page, language)}${hoursFragment({ draft: draftOfInputs(plan.inputs), assumptions, dollars }, hoursMadeWith(plan))}`;
  return (
    <>
      {unread}
      <div className={layout['content']}>
        <EditNumbers path={FORM}>
          <HoursFields inputs={plan.inputs} />
        </EditNumbers>
        <div className={styles['answer']}>
          <HoursAnswer plan={plan} />
        </div>
        <SinceLink changed={changed} />
        <div className={styles['sections']}>
          <HoursPanel plan={plan} />
          <div className={styles['columns']}>
            <HoursVested plan={plan} />
            <HoursPayment plan={plan} rules={known.rules.payout} />
          </div>
          <HoursSteps steps={plan.steps} />
          <TakeAlong
            fileName={`${words('fileName')}-${nameOfCounting('hours', plan.planYear)}`}
            csv={csv}
            address={address}
          />
        </div>
      </div>
      <HoursAssumptions
        key={formNumber}
        plan={plan}
        mistakes={formNumber === 0 ? mistakes : NO_MISTAKES}
      />
    </>
  );
}
