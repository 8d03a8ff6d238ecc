import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DOLLARS, type Dollars } from '#domain/calculator/shown-plan.ts';
import type { SitePath } from '#domain/pages/site-path.ts';
import { useSiteAddress } from '../../../site/site-link.tsx';
import styles from './dollars-switch.module.css';
import twoWays from './two-ways.module.css';

interface DollarsChoiceProperties {
  dollars: Dollars;
  inflationPercentage: number;
  /** The page that answers the form without JavaScript. */
  path: SitePath;
  /** What the form sends there: the numbers of the page as hidden fields. */
  children: ReactNode;
  onChoose: (dollars: Dollars) => void;
}

/** Counts every figure of the page in today's dollars or in future ones, and says what that is. */
export function DollarsChoice(properties: DollarsChoiceProperties) {
  const { dollars, inflationPercentage, path, children, onChoose } = properties;
  const t = useTranslations('projections.dollars');
  const href = useSiteAddress(path);
  const percent = String(inflationPercentage);
  const choose = (event: FormEvent, chosen: Dollars): void => {
    event.preventDefault();
    onChoose(chosen);
  };
  return (
    <form method="post" action={href} className={styles['dollars']}>
      {children}
      <div role="group" aria-label={t('label')} className={twoWays['switch']}>
        {DOLLARS.map((one) => (
          <button
            key={one}
            type="submit"
            name="dollars"
            value={one}
            aria-pressed={one === dollars}
            onClick={(event) => choose(event, one)}
          >
            {t(one)}
          </button>
        ))}
      </div>
      <p>{t(dollars === 'today' ? 'noteToday' : 'noteFuture', { percent })}</p>
    </form>
  );
}
