import { useTranslations } from 'use-intl';
import { Icon } from '../../../art/icon.tsx';
import styles from './plan-panel.module.css';
import twoWays from '../dollars/two-ways.module.css';

export type View = 'chart' | 'table';

export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const t = useTranslations('projections');
  return (
    <div
      role="group"
      aria-label={t('view')}
      className={`${twoWays['switch']} ${styles['viewSwitch']}`}
    >
      <button type="button" aria-pressed={view === 'chart'} onClick={() => onChange('chart')}>
        <Icon name="chart" />
        {t('chart')}
      </button>
      <button type="button" aria-pressed={view === 'table'} onClick={() => onChange('table')}>
        <Icon name="table" />
        {t('table')}
      </button>
    </div>
  );
}

interface LegendProperties {
  asYouAre: string;
  /** The name of the other course, where the chart has one. */
  withMore?: string | undefined;
}

export function Legend({ asYouAre, withMore }: LegendProperties) {
  const t = useTranslations('projections');
  return (
    <ul role="list" className={styles['legend']}>
      <li data-pattern="solid">{asYouAre}</li>
      {withMore !== undefined && <li data-pattern="hatch">{withMore}</li>}
      <li data-pattern="range">{t('range')}</li>
    </ul>
  );
}
