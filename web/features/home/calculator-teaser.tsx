import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { onePointMore } from '#domain/calculator/one-point-more.ts';
import type { HomeView } from '#contracts/views/home.ts';
import { useMoney } from '../../site/money.ts';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { Hatch } from '../../widgets/hatch/hatch.tsx';
import styles from './calculator-teaser.module.css';
import type { ExampleView } from './draw-example.ts';
import { EXAMPLE_SIZE } from './example-size.ts';

export interface CalculatorTeaserProperties {
  landing: HomeView['landing'];
  example: ExampleView | undefined;
}

export function CalculatorTeaser({ landing, example }: CalculatorTeaserProperties) {
  return (
    <section className={styles['teaser']} aria-labelledby="calculator">
      <div className={layout['content']}>
        <div className={styles['columns']}>
          <div className={styles['words']}>
            <h2 id="calculator" className={styles['title']}>
              {landing.calculatorTitle}
            </h2>
            <p className={layout['lead']}>{landing.calculatorLead}</p>
            <p>
              <SiteLink path="calculator" className={buttonClasses('primary')}>
                {landing.calculatorLabel}
              </SiteLink>
            </p>
          </div>
          {example && <ExampleRidge example={example} />}
        </div>
      </div>
    </section>
  );
}

function ExampleRidge({ example }: { example: ExampleView }) {
  const t = useTranslations('home');
  const money = useMoney();
  const hatch = useId();
  const { inputs, balance, balanceWithMore, hill, gain, moreLine, end } = example;
  const { contributionPercentage, currentAge, retirementAge } = inputs;
  return (
    <figure className={styles['figure']}>
      <p className={styles['more']}>
        {t('exampleBase', {
          percent: String(onePointMore(contributionPercentage)),
          amount: money.compact(balanceWithMore),
        })}
      </p>
      <div className={styles['drawing']}>
        <svg
          viewBox={`0 0 ${EXAMPLE_SIZE.width} ${EXAMPLE_SIZE.height}`}
          aria-hidden="true"
          className={styles['ridge']}
        >
          <Hatch id={hatch} look="gain" />
          <path d={gain} fill={`url(#${hatch})`} />
          <path d={hill} className={styles['hill']} />
          <path d={moreLine} className={styles['moreLine']} />
          <path d="M0 300H560" className={styles['ground']} />
          <circle cx="560" cy={end.more} r="8" className={styles['endMore']} />
          <circle cx="560" cy={end.base} r="8" className={styles['endBase']} />
        </svg>
        <p className={styles['base']}>
          {t('exampleBase', {
            percent: String(contributionPercentage),
            amount: money.compact(balance),
          })}
        </p>
      </div>
      <p className={styles['ages']}>
        <span>{t('exampleAge', { age: String(currentAge) })}</span>
        <span>{t('exampleAge', { age: String(retirementAge) })}</span>
      </p>
      <figcaption className={styles['note']}>
        {t('exampleNote', {
          pay: money.whole(inputs.pretaxSalary),
          saved: money.whole(inputs.currentSavings),
          age: String(currentAge),
          raise: String(example.raisePercentage),
          cents: String(inputs.employerMatchingContributionPercentage),
          upTo: String(inputs.employerMatchingUpToContributionPercentageOfSalary),
          growth: String(example.growthPercentage),
          baseToday: money.about(example.balanceToday),
          moreToday: money.about(example.balanceWithMoreToday),
        })}
      </figcaption>
    </figure>
  );
}
