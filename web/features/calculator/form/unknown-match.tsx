import { useState, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import layout from '../../../theme/layout.module.css';
import { buttonClasses } from '../../../widgets/button/button-classes.ts';
import { fieldsOfMatch } from '../plan/fields-of-match.ts';
import styles from './match-fields.module.css';
import { useMatchWords } from './use-match-words.ts';

/** Matches as plans have them, to go on with; each is one tier, as the two fields are. */
const EXAMPLES = [
  { ratePercent: 50, upToPercentOfPay: 6 },
  { ratePercent: 100, upToPercentOfPay: 4 },
  { ratePercent: 0, upToPercentOfPay: 0 },
] as const;
type Example = (typeof EXAMPLES)[number];

/** Where to look for a match that nobody has told us, and examples that go into the fields. */
export function UnknownMatch() {
  const t = useTranslations('calculator.unknownMatch');
  const sayMatch = useMatchWords();
  const [used, setUsed] = useState<Example>();
  const sayExample = ({ ratePercent, upToPercentOfPay }: Example): string =>
    ratePercent === 0 ? t('none') : sayMatch([{ centsPerDollar: ratePercent, upToPercentOfPay }]);
  const use = ({ currentTarget }: MouseEvent<HTMLButtonElement>, example: Example): void => {
    for (const [name, value] of Object.entries(fieldsOfMatch(example))) {
      const field = currentTarget.form?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement)) continue;
      field.value = value;
      // The form hears of it as of anything typed: it checks the field and keeps it in the tab.
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    setUsed(example);
  };
  return (
    <details className={styles['unknown']}>
      <summary className={layout['standalone']}>{t('title')}</summary>
      <div className={styles['help']}>
        <p>{t('where')}</p>
        <p>{t('examples')}</p>
        <ul role="list" className={styles['examples']}>
          {EXAMPLES.map((example) => (
            <li key={example.ratePercent}>
              <span>{sayExample(example)}</span>
              <button
                type="button"
                className={`${buttonClasses('secondary', 'small')} ${styles['use']}`}
                onClick={(event) => use(event, example)}
              >
                {t('use')}
                <span className="visually-hidden">: {sayExample(example)}</span>
              </button>
            </li>
          ))}
        </ul>
        <p role="status">{used && t('used', { example: sayExample(used) })}</p>
      </div>
    </details>
  );
}
