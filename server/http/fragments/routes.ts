import { fragment } from '#contracts/calls/fragments.ts';
import { failure } from '#contracts/errors.ts';
import { findAnyFragment } from '../../content/find-fragment.ts';
import type { AnswerCall } from '../answer-call.ts';
import type { Dependencies } from '../dependencies.ts';

/** Paths are looked up in memory, so none leads to a file. */
export function fragmentRoutes(
  answerCall: AnswerCall,
  { content }: Pick<Dependencies, 'content'>,
): void {
  answerCall(fragment, ({ query }) => {
    const [companyId = '', name = ''] = query.path.split('/').slice(-3);
    const data = findAnyFragment(content.current, companyId, name);
    return data
      ? { path: `${companyId}/${name}/master.json`, data }
      : failure('fragment-not-found');
  });
}
