import { reportViolations } from '#contracts/calls/csp-reports.ts';
import type { AnswerCall } from '../answer-call.ts';
import type { Dependencies } from '../dependencies.ts';
import { readViolations } from './read-violations.ts';

export function cspReportRoutes(
  answerCall: AnswerCall,
  { onViolation }: Pick<Dependencies, 'onViolation'>,
): void {
  const count = (directives: readonly string[]): Response => {
    for (const directive of directives) onViolation(directive);
    return new Response(null, { status: 204 });
  };
  answerCall(reportViolations, ({ body }) => count(readViolations(body)), {
    whenOver: () => count(['unread']),
  });
}
