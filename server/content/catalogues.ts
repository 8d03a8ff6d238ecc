import { english as en, spanish as es } from '#content/messages/every-text.ts';
import type { Catalogues } from './text-overrides.ts';

export { answers } from '#content/messages/answers.ts';

export const catalogues: Catalogues = { en, es };
