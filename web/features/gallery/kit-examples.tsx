import { Fragment } from 'react';
import { useShell } from '../../site/shell-context.tsx';
import { sayIn } from '../../widgets/widget-example.ts';
import { WIDGET_EXAMPLES } from '../../widgets/widget-examples.ts';
import styles from './gallery-page.module.css';

export interface KitExamplesProperties {
  /** The name of one example as an address says it; without it all are shown. */
  only?: string;
}

/** The pieces that pages share, each by itself. */
export function KitExamples({ only }: KitExamplesProperties) {
  const { language } = useShell();
  return (
    <div className={styles['kit']}>
      {WIDGET_EXAMPLES.filter(({ name }) => only === undefined || isCalled(name, only)).map(
        ({ name, render }) => (
          <Fragment key={name}>
            <h2>{name}</h2>
            <div data-example={name}>{render(sayIn(language))}</div>
          </Fragment>
        ),
      )}
    </div>
  );
}

/** Tells whether an address means an example by a name such as `carousel-that-ends`. */
export function isCalled(name: string, inAddress: string): boolean {
  return name.toLowerCase().replaceAll(' ', '-') === inAddress;
}
