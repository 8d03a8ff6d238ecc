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
        <section key={name} aria-label={name} data-example={name}>
          {render(sayIn(language))}
        </section>
      ))}
    </div>
  );
}
