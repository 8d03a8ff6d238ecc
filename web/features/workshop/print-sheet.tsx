import type { MouseEvent } from 'react';
import { Icon } from '../../art/icon.tsx';
import { buttonClasses } from '../../widgets/button/button-classes.ts';

/** Prints the section that the button stands in, and nothing else of the page. */
export function PrintSheet({ label }: { label: string }) {
  return (
    <button type="button" className={buttonClasses('primary')} onClick={printSection}>
      <Icon name="print" />
      {label}
    </button>
  );
}

function printSection({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const section = currentTarget.closest('section');
  // The section is marked before the print dialog opens, so that only it is printed.
  section?.setAttribute('data-alone', '');
  print();
  section?.removeAttribute('data-alone');
}
