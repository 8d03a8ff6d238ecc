import type { HomeView } from '#contracts/views/home.ts';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import styles from './calculator-teaser.module.css';

export function CalculatorTeaser({ landing }: Pick<HomeView, 'landing'>) {
  return (
    <section className={styles['teaser']} aria-labelledby="calculator">
      <div className={layout['content']}>
        <div className={styles['row']}>
          <div>
            <h2 id="calculator" className={styles['title']}>
              {landing.calculatorTitle}
            </h2>
            <p className={layout['lead']}>{landing.calculatorLead}</p>
          </div>
          <SiteLink path="calculator" className={buttonClasses('primary')}>
            {landing.calculatorLabel}
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
