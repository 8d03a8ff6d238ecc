import { captchaChallenge } from '#contracts/calls/captcha.ts';
import type { AnswerCall } from '../answer-call.ts';
import type { Dependencies } from '../dependencies.ts';

export function captchaRoutes(answerCall: AnswerCall, { desk }: Pick<Dependencies, 'desk'>): void {
  answerCall(captchaChallenge, ({ query, sender }) =>
    desk.servicesFor(sender).createChallenge(query.form),
  );
}
