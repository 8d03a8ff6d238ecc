import { decideAnimal, type PersonaAnswers } from './decide-animal.ts';
import type { Plan } from './plans.ts';

/** The plan of a finished quiz; `undefined` while a question is open. */
export function decidePlan(answers: PersonaAnswers): Plan | undefined {
  const animal = decideAnimal(answers);
  if (animal !== 'elk') return animal;
  if (answers.contributingTo401k?.startsWith('no') === true) return 'elk-fresh-start';
  return answers.howFarRetirement === 'there' ? 'elk-arrived' : animal;
}
