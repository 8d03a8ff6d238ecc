import type { WidgetExample } from '../widget-example.ts';
import { ErrorSummary } from './error-summary.tsx';
import { NumberField } from './number-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField, TextField } from './text-field.tsx';

const PAY = { 'en-US': 'Your yearly pay', 'es-US': 'Tu sueldo anual' };

export const fieldExamples: WidgetExample[] = [
  {
    name: 'text field',
    render: (say) => (
      <TextField
        id="example-name"
        label={say({ 'en-US': 'Your name', 'es-US': 'Tu nombre' })}
        hint={say({ 'en-US': 'As you like it', 'es-US': 'Como te guste' })}
        isRequired
      />
    ),
  },
  {
    name: 'text area',
    render: (say) => (
      <TextAreaField
        id="example-message"
        label={say({ 'en-US': 'Your message', 'es-US': 'Tu mensaje' })}
      />
    ),
  },
  {
    name: 'choice',
    render: (say) => (
      <SelectField
        id="example-topic"
        label={say({ 'en-US': 'About what?', 'es-US': '¿Sobre qué?' })}
        options={[{ value: 'plan', label: say({ 'en-US': 'My plan', 'es-US': 'Mi plan' }) }]}
      />
    ),
  },
  {
    name: 'number field with a mistake',
    render: (say) => (
      <NumberField
        id="example-pay"
        label={say(PAY)}
        before="$"
        error={say({ 'en-US': 'Type a number', 'es-US': 'Escribe un número' })}
        errorId="example-pay-error"
        aria-invalid
        aria-describedby="example-pay-error"
      />
    ),
  },
  {
    name: 'summary of mistakes',
    render: (say) => (
      <ErrorSummary
        ref={null}
        title={say({ 'en-US': 'One thing needs a fix', 'es-US': 'Hay algo que corregir' })}
        fields={[{ id: 'example-pay', label: say(PAY) }]}
      />
    ),
  },
];
