import { useTranslations } from 'use-intl';
import type { PowerOfTimeView, SaverView } from '#contracts/views/hispanic.ts';
import { useMoney } from '../../../site/money.ts';
import layout from '../../../theme/layout.module.css';
import { Portrait } from '../portrait.tsx';
import { PowerTable } from './power-table.tsx';
import styles from './power-of-time.module.css';
import { SaverBar } from './saver-bar.tsx';
import { Section } from '../trail/section.tsx';

/**
 * Compares two savers who started ten years apart, and shows what a late starter can do. The
 * fragment gives the age at the start and the percentage; the engine gives the rest, in whole
 * dollars as the specification cuts them.
 */
export function PowerOfTime({ data }: { data: PowerOfTimeView }) {
  const t = useTranslations('hispanic.time');
  const money = useMoney();
  const { title, content, subTitle, personTop, personBottom, late, retirementAge } = data;
  const most = Math.max(
    ...[personTop, personBottom, late.person].map(({ saved }) => saved.balance),
  );
  const years = personBottom.saved.startAge - personTop.saved.startAge;
  const difference = personTop.saved.balance - personBottom.saved.balance;
  const row = (saver: SaverView, ground: 'sky' | 'sun' | 'soft') => (
    <li className={styles['saver']}>
      <Portrait image={saver.imagePath} ground={ground} isLarge />
      <div className={styles['figures']}>
        <p className={styles['who']}>
          <b>{saver.name}</b> {t('start', { age: saver.saved.startAge })},{' '}
          {t('percent', { percent: saver.saved.contributionPercentage })}
        </p>
        <p className={styles['note']}>{saver.note}</p>
        <SaverBar saver={saver} most={most} retirementAge={retirementAge} />
      </div>
    </li>
  );
  return (
    <Section id="section_3">
      <h2 id="section_3-title">{title}</h2>
      <p className={`${layout['lead']} ${styles['lead']}`}>{content}</p>
      <h3 className={styles['subTitle']}>{subTitle}</h3>
      <ul role="list" className={styles['savers']}>
        {row(personTop, 'sky')}
        {row(personBottom, 'sun')}
      </ul>
      <p className={styles['legend']} aria-hidden="true">
        <span className={styles['paid']}>{t('legendPaid')}</span>
        <span className={styles['grown']}>{t('legendGrown')}</span>
      </p>
      {years > 0 && difference > 0 && (
        <p className={styles['punch']}>
          {t('tenYears', { years, amount: money.whole(difference) })}
        </p>
      )}
      <div className={styles['late']}>
        <h3>{late.title}</h3>
        <p>{late.content}</p>
        <ul role="list" className={styles['savers']}>
          {row(late.person, 'soft')}
        </ul>
      </div>
      <PowerTable savers={[personTop, personBottom, late.person]} retirementAge={retirementAge} />
      <p className={styles['assumptions']}>
        {t('assumptions', {
          pay: money.whole(data.firstPay),
          raise: data.payGrowthPercentage,
          growth: data.returnPercentage,
        })}
      </p>
    </Section>
  );
}
