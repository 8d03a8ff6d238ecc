import { visitorFlags } from '#contracts/calls/flags.ts';
import { failure } from '#contracts/errors.ts';
import type { AnswerCall } from '../answer-call.ts';
import type { Dependencies } from '../dependencies.ts';

export function flagRoutes(
  answerCall: AnswerCall,
  { content, flags }: Pick<Dependencies, 'content' | 'flags'>,
): void {
  answerCall(visitorFlags, ({ body: { company, customDomain, uid, animal, ...visitor } }) =>
    content.current.companies.has(company)
      ? flags.ofVisitor({
          ...visitor,
          uid,
          animal,
          domainName: customDomain,
          companyId: company,
        })
      : failure('company-not-found'),
  );
}
