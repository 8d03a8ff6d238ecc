import { sendContact } from '#contracts/calls/contact.ts';
import type { AnswerCall } from '../answer-call.ts';
import type { Dependencies } from '../dependencies.ts';

export function contactRoutes(answerCall: AnswerCall, { desk }: Pick<Dependencies, 'desk'>): void {
  answerCall(sendContact, ({ body, sender }) => {
    const { company, language, altcha, website, ...form } = body;
    return desk
      .servicesFor(sender)
      .sendContact({ companyId: company, language }, form, { altcha, website });
  });
}
