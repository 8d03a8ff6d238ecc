import { useState } from 'react';
import { buttonClasses } from '../button/button-classes.ts';
import type { Say, WidgetExample } from '../widget-example.ts';
import { Dialog } from './dialog.tsx';

function OpeningDialog({ say }: { say: Say }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={buttonClasses('secondary')} onClick={() => setIsOpen(true)}>
        {say({ 'en-US': 'Open the dialog', 'es-US': 'Abrir la ventana' })}
      </button>
      <Dialog
        isOpen={isOpen}
        name="other"
        title={say({ 'en-US': 'A dialog', 'es-US': 'Una ventana' })}
        onClose={() => setIsOpen(false)}
      >
        <button type="button" className={buttonClasses('primary')} onClick={() => setIsOpen(false)}>
          {say({ 'en-US': 'Close the dialog', 'es-US': 'Cerrar la ventana' })}
        </button>
      </Dialog>
    </>
  );
}

export const dialogExamples: WidgetExample[] = [
  { name: 'dialog', render: (say) => <OpeningDialog say={say} /> },
];
