import { reportViolations } from '#contracts/calls/csp-reports.ts';
import type { AnswerCall } from '../answer-call.ts';
import type { Dependencies } from '../dependencies.ts';
import { readViolations } from './read-violations.ts';

/**
 * The limit is for each node, not for each sender: a few reports show a fault of a page, and
 * senders are not tracked.
 */
const READ_IN_A_MINUTE = 300;

export function cspReportRoutes(
  answerCall: AnswerCall,
  { onViolation, now }: Pick<Dependencies, 'onViolation' | 'now'>,
): void {
  let minute = 0;
  let read = 0;
  answerCall(reportViolations, ({ body }) => {
    const thisMinute = Math.floor(now() / 60_000);
    if (thisMinute !== minute) [minute, read] = [thisMinute, 0];
    read += 1;
    if (read > READ_IN_A_MINUTE) onViolation('unread');
    else for (const directive of readViolations(body)) onViolation(directive);
    return new Response(null, { status: 204 });
  });
}
