import { takeVote } from '#contracts/calls/poll.ts';
import { failure, isFailure } from '#contracts/errors.ts';
import { findNextRead } from './next-read.ts';
import type { AnswerCall } from '../answer-call.ts';
import type { Dependencies } from '../dependencies.ts';

export function pollRoutes(
  answerCall: AnswerCall,
  { content: store, desk, planYear }: Pick<Dependencies, 'content' | 'desk' | 'planYear'>,
): void {
  answerCall(takeVote, async ({ body: { company, sentiment }, language, visitorId, sender }) => {
    const content = store.current;
    if (!content.companies.has(company)) return failure('company-not-found');
    const vote = { companyId: company, visitorId, sentiment };
    const taken = await desk.servicesFor(sender).takeVote(vote);
    if (isFailure(taken)) return taken;
    const next = findNextRead(sentiment, content, {
      companyId: company,
      language,
      planYear: planYear(),
    });
    return next ? { ...taken, next } : taken;
  });
}
