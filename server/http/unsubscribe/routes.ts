import { openUnsubscribe, unsubscribe } from '#contracts/calls/unsubscribe.ts';
import { isFailure } from '#contracts/errors.ts';
import { withLanguage, withQuery } from '#domain/links/with-language.ts';
import type { PageAddress } from '#domain/pages/site-path.ts';
import type { AnswerCall } from '../answer-call.ts';
import type { Dependencies } from '../dependencies.ts';

export function unsubscribeRoutes(
  answerCall: AnswerCall,
  { desk }: Pick<Dependencies, 'desk'>,
): void {
  answerCall(openUnsubscribe, ({ parameters: { token } }) => {
    const subscription = desk.readLink(token);
    if (isFailure(subscription)) return subscription;
    const { companyId, language } = subscription;
    const asks: PageAddress<'unsubscribe'> = `/${companyId}/unsubscribe`;
    const page = withLanguage(asks, language);
    return new Response(null, {
      status: 303,
      headers: { Location: withQuery(page, 'token', token) },
    });
  });

  answerCall(unsubscribe, ({ parameters: { token }, sender }) =>
    desk.servicesFor(sender).unsubscribe(token),
  );
}
