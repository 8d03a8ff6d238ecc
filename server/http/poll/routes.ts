import { takeVote } from '#contracts/calls/poll.ts';
import { failure } from '#contracts/errors.ts';
import type { AnswerCall } from '../answer-call.ts';
import type { Dependencies } from '../dependencies.ts';

export function pollRoutes(
  answerCall: AnswerCall,
  { content, desk }: Pick<Dependencies, 'content' | 'desk'>,
): void {
  answerCall(takeVote, ({ body: { company, sentiment }, visitorId, sender }) =>
    content.current.companies.has(company)
      ? desk.servicesFor(sender).takeVote({ companyId: company, visitorId, sentiment })
      : failure('company-not-found'),
  );
}
