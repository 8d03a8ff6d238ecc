import type { WidgetExample } from '../widget-example.ts';
import { PlanMailSlot } from './plan-mail-slot.tsx';

export const planMailSlotExamples: WidgetExample[] = [
  {
    name: 'place of the mail form',
    render: (say) => (
      <PlanMailSlot>
        <p>{say({ 'en-US': 'The plan by mail', 'es-US': 'El plan por correo' })}</p>
      </PlanMailSlot>
    ),
  },
];
