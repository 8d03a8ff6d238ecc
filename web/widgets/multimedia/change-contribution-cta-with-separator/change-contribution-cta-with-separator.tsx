import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { ChangeContributionCtaWithSeparatorData } from '#contracts/content/multimedia/change-contribution-cta-with-separator.ts';
import { ChangeContribution } from '../../change-contribution/change-contribution.tsx';
import { Paragraphs } from '../../paragraphs/paragraphs.tsx';
import styles from './change-contribution-cta-with-separator.module.css';

export default function ChangeContributionCtaWithSeparator({
  data: { heading, lead },
}: {
  data: ChangeContributionCtaWithSeparatorData;
}) {
  const t = useTranslations('components.change');
  const id = useId();
  return (
    <section className={styles['call']} aria-labelledby={id}>
      <h2 id={id}>{heading ?? t('heading')}</h2>
      {lead !== undefined && <Paragraphs text={lead} />}
      <ChangeContribution look="primary" />
    </section>
  );
}
