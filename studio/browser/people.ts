import { keepForms } from './keep-form.ts';

keepForms();
