import { countEvents } from '#contracts/calls/events.ts';
import { failure } from '#contracts/errors.ts';
import { createKnownNames } from '../../analytics/known-names.ts';
import type { AnswerCall } from '../answer-call.ts';
import type { Dependencies } from '../dependencies.ts';

/** Counts events and keeps nothing about the sender. */
export function eventRoutes(
  answerCall: AnswerCall,
  {
    content,
    events,
    isPreview,
    onDifference,
  }: Pick<Dependencies, 'content' | 'events' | 'isPreview' | 'onDifference'>,
): void {
  const namesOf = createKnownNames();
  answerCall(
    countEvents,
    ({ body: { company, events: sent }, host }) => {
      if (!content.current.companies.has(company)) return failure('company-not-found');
      // Whoever looks at a preview is no visitor of the company.
      if (isPreview(host)) return { counted: 0 };
      const names = namesOf(content.current);
      const known = sent.filter((event) => names.knows(company, event));
      events.count(company, known);
      if (known.some(({ event }) => event === 'calculator differs')) onDifference();
      events.refuse(company, 'unknown name', sent.length - known.length);
      return { counted: known.length };
    },
    {
      weigh: (body) => body.events.length,
      whenOver: ({ body: { company, events: sent } }, refused) => {
        if (content.current.companies.has(company))
          events.refuse(company, 'over the limit', sent.length);
        return refused;
      },
    },
  );
}
