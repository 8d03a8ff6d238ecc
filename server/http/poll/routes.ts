import { takeVote } from '#contracts/calls/poll.ts';
import { failure } from '#contracts/errors.ts';
import type { AnswerCall } from '../answer-call.ts';
import type { Dependencies } from '../dependencies.ts';

export function pollRoutes(
  answerCall: AnswerCall,
  { content, takeVote: take }: Pick<Dependencies, 'content' | 'takeVote'>,
): void {
  answerCall(takeVote, ({ body: { company, sentiment }, visitorId, network }) =>
    content.current.companies.has(company)
      ? take({ companyId: company, visitorId, network, sentiment })
      : failure('company-not-found'),
  );
}
