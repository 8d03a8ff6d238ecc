import type { WidgetExample } from '../widget-example.ts';
import { Honeypot } from './honeypot.tsx';
import { MailFormStatus } from './mail-form-status.tsx';
import { TrialNote } from './trial-note.tsx';

export const mailFormExamples: WidgetExample[] = [
  {
    name: 'mail form under way',
    render: () => (
      <>
        <Honeypot />
        <MailFormStatus id="example-pending" state={{ kind: 'pending' }} />
      </>
    ),
  },
  {
    name: 'mail form that failed',
    render: (say) => (
      <MailFormStatus
        id="example-failed"
        state={{
          kind: 'failure',
          message: say({ 'en-US': 'It did not go.', 'es-US': 'No se pudo enviar.' }),
        }}
      />
    ),
  },
  { name: 'mail on trial', render: () => <TrialNote outbox={{ folder: 'out/outbox' }} /> },
];
