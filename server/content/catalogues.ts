import { messages as en } from '#content/messages/en.ts';
import { messages as es } from '#content/messages/es.ts';
import type { Catalogues } from './text-overrides.ts';

export { answers } from '#content/messages/answers.ts';

export const catalogues: Catalogues = { en, es };
