import { keepForms } from './keep-form.ts';
import { openPane } from './preview.ts';
import { showTimes } from './times.ts';

showTimes();
keepForms();
openPane(() => []);
