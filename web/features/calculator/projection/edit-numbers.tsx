import { useTranslations } from 'use-intl';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import { Icon } from '../../../art/icon.tsx';
import { SiteLink, useSiteAddress } from '../../../site/site-link.tsx';
import { HiddenInputs } from '../plan/hidden-inputs.tsx';
import styles from './edit-numbers.module.css';

/**
 * The way back to the form. A tab with a script keeps its numbers; without one they are brought
 * back by a plain form.
 */
export function EditNumbers({ inputs }: { inputs: CalculatorInputs }) {
  const t = useTranslations('projections');
  const { href } = useSiteAddress('calculator');
  return (
    <div className={styles['back']}>
      <SiteLink path="calculator">
        <Icon name="arrow-left" />
        {t('edit')}
      </SiteLink>
      <form method="post" action={href}>
        <HiddenInputs inputs={inputs} />
        <button type="submit">
          <Icon name="arrow-left" />
          {t('edit')}
        </button>
      </form>
    </div>
  );
}
