import { useTranslations } from 'use-intl';
import type { HispanicSection } from '#contracts/content/hispanic-landing.ts';
import { Section } from './trail/section.tsx';
import styles from './no-data.module.css';

/** In place of a section whose data is missing; the page around it stays as it is. */
export function NoData({ id }: { id: HispanicSection }) {
  const t = useTranslations('hispanic');
  const landing = useTranslations('landings');
  return (
    <Section id={id}>
      <div className={styles['empty']}>
        <h2 id={`${id}-title`}>{landing('noData')}</h2>
        <p>{t('noDataNote')}</p>
      </div>
    </Section>
  );
}
