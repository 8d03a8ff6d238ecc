import { captchaChallenge } from '#contracts/calls/captcha.ts';
import type { AnswerCall } from '../answer-call.ts';
import type { Dependencies } from '../dependencies.ts';

export function captchaRoutes(
  answerCall: AnswerCall,
  { mailDesk }: Pick<Dependencies, 'mailDesk'>,
): void {
  answerCall(captchaChallenge, ({ query, host, origin, network }) =>
    mailDesk.servicesFor({ host, origin, network }).createChallenge(query.form),
  );
}
