import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import type { MatchTier } from '#domain/plan/plan.ts';
import type { OnePercentChoices } from '#domain/one-percent/choices.ts';
import { Island } from '../../../islands/island.tsx';
import layout from '../../../theme/layout.module.css';
import { OnePercent } from './one-percent.tsx';
import styles from './one-percent.module.css';

export interface OnePercentBandProperties {
  match: MatchTier | undefined;
  limits: CalculatorYear['limits'];
  choices: OnePercentChoices;
}

/** What one percent of pay more could add, as the heading: for an example, then for who reads it. */
export function OnePercentBand({ choices, ...ground }: OnePercentBandProperties) {
  return (
    <section id="one-percent" className={styles['band']} aria-labelledby="one-percent-answer">
      <div className={layout['content']}>
        <Island name="one-percent" wake="press" data={ground}>
          <OnePercent choices={choices} {...ground} />
        </Island>
      </div>
    </section>
  );
}
