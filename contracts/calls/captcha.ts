import * as z from 'zod/mini';
import { CAPTCHA_FORMS, challengeSchema } from '../mail/captcha.ts';
import { defineCall } from './define-call.ts';

export const captchaChallenge = defineCall({
  name: 'captchaChallenge',
  summary: 'Work for a browser that is about to send a form; good once, for a while, for that form',
  path: '/po/captcha/challenge',
  policy: { from: 'anywhere', limits: [], caching: 'no-store' },
  query: z.strictObject({ form: z.enum(CAPTCHA_FORMS) }),
  answer: challengeSchema,
});
