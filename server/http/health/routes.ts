import { isAlive, isReady } from '#contracts/calls/health.ts';
import type { AnswerCall } from '../answer-call.ts';
import type { Dependencies } from '../dependencies.ts';

export function healthRoutes(
  answerCall: AnswerCall,
  {
    content,
    isDatabaseReady,
    isShuttingDown,
  }: Pick<Dependencies, 'content' | 'isDatabaseReady' | 'isShuttingDown'>,
): void {
  answerCall(isAlive, () => ({ status: 'ok' }) as const);

  // A database that is down does not take the node out: pages are served from memory, and a post gets a 503.
  answerCall(isReady, ({ context }) => {
    if (isShuttingDown()) {
      context.status(503);
      return { status: 'leaving' } as const;
    }
    const database = isDatabaseReady();
    return {
      status: database ? ('ready' as const) : ('degraded' as const),
      checks: { database, content: content.problems.length === 0 },
      content: content.current.version,
    };
  });
}
