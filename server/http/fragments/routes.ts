import { fragment } from '#contracts/calls/fragments.ts';
import { failure } from '#contracts/errors.ts';
import { perLanguage } from '#domain/language/per-language.ts';
import { findAnyFragment } from '../../content/find-fragment.ts';
import { createFillIn } from '../../views/fill-in.ts';
import type { AnswerCall } from '../answer-call.ts';
import type { Dependencies } from '../dependencies.ts';

/** Paths are looked up in memory, so none leads to a file. */
export function fragmentRoutes(
  answerCall: AnswerCall,
  { content: store, planYear }: Pick<Dependencies, 'content' | 'planYear'>,
): void {
  answerCall(fragment, ({ query }) => {
    const [companyId = '', name = ''] = query.path.split('/').slice(-3);
    const content = store.current;
    const found = findAnyFragment(content, companyId, name);
    if (!found) return failure('fragment-not-found');
    const company = content.companies.get(companyId);
    const data = perLanguage((code) =>
      createFillIn({ planYear: planYear(), company, code })(found[code]),
    );
    return { path: `${companyId}/${name}/master.json`, data };
  });
}
