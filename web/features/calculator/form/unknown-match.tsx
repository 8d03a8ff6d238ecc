import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import layout from '../../../theme/layout.module.css';
import { buttonClasses } from '../../../widgets/button/button-classes.ts';
import { fieldsOfMatch } from '../plan/fields-of-match.ts';
import styles from './match-fields.module.css';
import { useMatchWords } from './use-match-words.ts';

/** Matches as plans have them, to go on with; each is one tier, as the two fields are. */
const NONE = { ratePercent: 0, upToPercentOfPay: 0 } as const;
const EXAMPLES = [
  { ratePercent: 50, upToPercentOfPay: 6 },
  { ratePercent: 100, upToPercentOfPay: 4 },
  NONE,
] as const;
type Example = (typeof EXAMPLES)[number];

/**
 * Where to look for a match that nobody has told us, and examples that go into the fields. Not to know it is an
 * answer, too: who has typed none goes on without a match.
 */
export function UnknownMatch() {
  const t = useTranslations('calculator.unknownMatch');
  const sayMatch = useMatchWords();
  const [used, setUsed] = useState<Example>();
  const sayExample = ({ ratePercent, upToPercentOfPay }: Example): string =>
    ratePercent === 0 ? t('none') : sayMatch([{ centsPerDollar: ratePercent, upToPercentOfPay }]);
  const place = useRef<HTMLDetailsElement>(null);
  const fieldsFor = (example: Example): Array<readonly [HTMLInputElement, string]> => {
    const controls = place.current?.closest('form')?.elements;
    return Object.entries(fieldsOfMatch(example)).flatMap(([name, value]) => {
      const field = controls?.namedItem(name);
      return field instanceof HTMLInputElement ? [[field, value] as const] : [];
    });
  };
  const enter = (example: Example): void => {
    for (const [field, value] of fieldsFor(example)) {
      field.value = value;
      // The form hears of it as of anything typed: it checks the field and keeps it in the tab.
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    setUsed(example);
  };
  const goOnWithout = (): void => {
    if (place.current?.open && fieldsFor(NONE).every(([field]) => field.value === '')) enter(NONE);
  };
  // It may have been opened before this script came.
  // oxlint-disable-next-line react/exhaustive-deps -- once, when it has come
  useEffect(goOnWithout, []);
  return (
    <details ref={place} className={styles['unknown']} onToggle={goOnWithout}>
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
                onClick={() => enter(example)}
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
