import type { WidgetExample } from '../widget-example.ts';
import { ConsentForm } from './consent-form.tsx';

export const consentExamples: WidgetExample[] = [
  { name: 'consent form', render: () => <ConsentForm back="/generic/gallery/kit" /> },
];
