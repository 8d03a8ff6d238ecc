import {
  calculatorConstants,
  retirementGoal,
  retirementGoalOfBody,
} from '#contracts/calls/calculator.ts';
import { failure } from '#contracts/errors.ts';
import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import { makePlan } from '#domain/calculator/retirement-plan.ts';
import { assumedOfPlan } from '../../content/plan/assumed-of-plan.ts';
import { yearOfPlan } from '../../content/plan/year-of-plan.ts';
import type { AnswerCall } from '../answer-call.ts';
import type { Dependencies } from '../dependencies.ts';
import { presentConstants, presentGoal } from './present-goal.ts';

type AskedGoal = CalculatorInputs & { company?: string | undefined; calc_page?: unknown };

export function calculatorRoutes(
  answerCall: AnswerCall,
  { calculatorYear, content }: Pick<Dependencies, 'calculatorYear' | 'content'>,
): void {
  const goalOf = ({ calc_page: _page, company: companyId, ...inputs }: AskedGoal) => {
    const company = companyId === undefined ? undefined : content.current.companies.get(companyId);
    if (companyId !== undefined && !company) return failure('company-not-found');
    const year = yearOfPlan(calculatorYear(), company);
    const assumptions = { ...DEFAULT_ASSUMPTIONS, ...assumedOfPlan(company) };
    return presentGoal(makePlan(inputs, assumptions, year));
  };
  answerCall(retirementGoal, ({ query }) => goalOf(query));
  answerCall(retirementGoalOfBody, ({ body }) => goalOf(body));
  answerCall(calculatorConstants, () => presentConstants(calculatorYear()));
}
