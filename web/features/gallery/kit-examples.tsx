import { Fragment } from 'react';
import { useShell } from '../../site/shell-context.tsx';
import { sayIn } from '../../widgets/widget-example.ts';
import { WIDGET_EXAMPLES } from '../../widgets/widget-examples.ts';
import styles from './gallery-page.module.css';

/** The pieces that pages share, each by itself. */
export function KitExamples() {
  const { language } = useShell();
  return (
    <div className={styles['kit']}>
      {WIDGET_EXAMPLES.map(({ name, render }) => (
        <Fragment key={name}>
          <h2>{name}</h2>
          <div data-example={name}>{render(sayIn(language))}</div>
        </Fragment>
      ))}
    </div>
  );
}
