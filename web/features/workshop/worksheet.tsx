import type { WorkshopView } from '#contracts/views/guidance.ts';
import { Island } from '../../islands/island.tsx';
import layout from '../../theme/layout.module.css';
import { numbered } from '../../site/numbered.ts';
import { PrintSheet } from './print-sheet.tsx';
import styles from './worksheet.module.css';

/** The printed worksheet. It is filled in with a pen, so nothing is typed or kept. */
export function Worksheet({ workshop }: { workshop: WorkshopView }) {
  const print = { label: workshop.printLabel };
  return (
    <section id="sheet" className={styles['section']} aria-labelledby="sheet-title">
      <div className={`${layout['content']} ${styles['columns']}`}>
        <div className={styles['intro']}>
          <h2 id="sheet-title">{workshop.worksheetTitle}</h2>
          <p className={layout['lead']}>{workshop.worksheetLead}</p>
          <div className={styles['print']} data-script="needed">
            <Island name="print-sheet" wake="press" data={print}>
              <PrintSheet {...print} />
            </Island>
          </div>
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

function Field({
  label,
  hint,
  before,
  after,
}: WorkshopView['worksheet'][number]['fields'][number]) {
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
