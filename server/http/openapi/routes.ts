import { openApi } from '#contracts/calls/open-api.ts';
import type { AnswerCall } from '../answer-call.ts';
import { describeCalls } from './describe-calls.ts';

export function openApiRoutes(answerCall: AnswerCall): void {
  const document = describeCalls();
  answerCall(openApi, () => document);
}
