import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { KnownMatch as MatchOfPlan, PlanForCalculator } from '#contracts/views/plan.ts';
import { parseTypedNumber } from '#domain/text/parse-typed-number.ts';
import { SiteLink } from '../../../site/site-link.tsx';
import layout from '../../../theme/layout.module.css';
import styles from './match-fields.module.css';
import { useMatchWords } from './use-match-words.ts';

export interface KnownMatchProperties {
  kind: PlanForCalculator['kind'];
  match: MatchOfPlan;
  /** What the two fields hold. */
  typed: ReadonlyArray<string | undefined>;
  hasMistake: boolean;
  /** The two fields. */
  children: ReactNode;
}

/** Says the match of the plan, which is in the fields; they are shown to who wants to change it. */
export function KnownMatch({ kind, match, typed, hasMistake, children }: KnownMatchProperties) {
  const t = useTranslations('calculator.plan');
  const sayMatch = useMatchWords();
  const { ratePercent, upToPercentOfPay, farthest, tiers, decidedForYear } = match;
  const isOfPlan = [ratePercent, upToPercentOfPay].every(
    (percent, at) => parseTypedNumber(typed[at] ?? '') === percent,
  );
  // Fields with other values than the plan's are never hidden, and do not close while somebody types.
  const isToBeSeen = hasMistake || !isOfPlan;
  const [wasSeen, setSeen] = useState(isToBeSeen);
  if (isToBeSeen && !wasSeen) setSeen(true);
  const hasMatch = upToPercentOfPay > 0;
  const isOther = !isOfPlan && typed.every((text) => parseTypedNumber(text ?? '') !== undefined);
  return (
    <div className={styles['known']}>
      <p>
        {hasMatch ? t('match', { tiers: sayMatch(tiers) }) : t(`noMatch.${kind}`)}{' '}
        {isOther ? t('other') : t(hasMatch ? 'entered' : 'enteredNone')}
        {decidedForYear !== undefined &&
          hasMatch &&
          ` ${t('decided', { year: String(decidedForYear) })}`}
      </p>
      {farthest !== undefined && !isOther && (
        <p>
          {t('nearest', {
            rate: String(ratePercent),
            upTo: String(upToPercentOfPay),
            saved: String(farthest.savedPercent),
            plan: String(farthest.planPercent),
            shown: String(farthest.twoNumbersPercent),
          })}
        </p>
      )}
      <details open={wasSeen}>
        <summary className={layout['standalone']}>{t('change')}</summary>
        <div className={styles['fields']}>{children}</div>
      </details>
      <SiteLink path="plan" className={layout['standalone']}>
        {t('page')}
      </SiteLink>
    </div>
  );
}
