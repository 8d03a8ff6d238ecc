import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Workshop } from '#contracts/content/guidance-fragments.ts';
import { Icon } from '../../art/icon.tsx';
import layout from '../../theme/layout.module.css';
import { useAwake } from '../../site/use-awake.ts';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { numbered } from '../../site/numbered.ts';
import styles from './worksheet.module.css';

/** The printed worksheet. It is filled in with a pen, so nothing is typed or kept. */
export function Worksheet({ workshop }: { workshop: Workshop }) {
  const isAwake = useAwake();
  const [isAlone, setIsAlone] = useState(false);
  const printSheet = (): void => {
    // The page is marked before the print dialog opens, so that only the sheet is printed.
    flushSync(() => setIsAlone(true));
    print();
    setIsAlone(false);
  };
  return (
    <section
      id="sheet"
      className={styles['section']}
      data-alone={isAlone || undefined}
      aria-labelledby="sheet-title"
    >
      <div className={`${layout['content']} ${styles['columns']}`}>
        <div className={styles['intro']}>
          <h2 id="sheet-title">{workshop.worksheetTitle}</h2>
          <p className={layout['lead']}>{workshop.worksheetLead}</p>
          {isAwake && (
            <p data-script="needed">
              <button type="button" className={buttonClasses('primary')} onClick={printSheet}>
                <Icon name="print" />
                {workshop.printLabel}
              </button>
            </p>
          )}
        </div>
        <div className={styles['sheet']}>
          {numbered(workshop.worksheet).map(({ key, item: group }) => (
            <div key={key}>
              <h3 className={styles['title']}>{group.title}</h3>
              <ul role="list">
                {numbered(group.fields).map(({ key: field, item }) => (
                  <Field key={field} {...item} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Field({ label, hint, before, after }: Workshop['worksheet'][number]['fields'][number]) {
  return (
    <li className={styles['field']}>
      <span className={styles['label']}>
        {label}
        {hint !== undefined && <span className={styles['hint']}> {hint}</span>}
      </span>
      <span className={styles['line']}>
        {before !== undefined && <span>{before}</span>}
        <span className={styles['blank']} />
        {after !== undefined && <span>{after}</span>}
      </span>
    </li>
  );
}
