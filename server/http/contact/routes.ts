import { sendContact } from '#contracts/calls/contact.ts';
import type { AnswerCall } from '../answer-call.ts';
import type { Dependencies } from '../dependencies.ts';

export function contactRoutes(
  answerCall: AnswerCall,
  { mailDesk }: Pick<Dependencies, 'mailDesk'>,
): void {
  answerCall(sendContact, ({ body, host, origin, network }) => {
    const { company, language, altcha, website, ...form } = body;
    return mailDesk
      .servicesFor({ host, origin, network })
      .sendContact({ companyId: company, language }, form, { altcha, website });
  });
}
