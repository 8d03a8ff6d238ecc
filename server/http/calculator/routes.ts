import {
  calculatorConstants,
  retirementGoal,
  retirementGoalOfBody,
  type GoalAnswer,
} from '#contracts/calls/calculator.ts';
import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import { makePlan } from '#domain/calculator/retirement-plan.ts';
import type { AnswerCall } from '../answer-call.ts';
import type { Dependencies } from '../dependencies.ts';
import { presentConstants, presentGoal } from './present-goal.ts';

export function calculatorRoutes(
  answerCall: AnswerCall,
  { calculatorYear }: Pick<Dependencies, 'calculatorYear'>,
): void {
  const goalOf = ({
    calc_page: _page,
    ...inputs
  }: CalculatorInputs & { calc_page?: unknown }): GoalAnswer =>
    presentGoal(makePlan(inputs, DEFAULT_ASSUMPTIONS, calculatorYear()));
  answerCall(retirementGoal, ({ query }) => goalOf(query));
  answerCall(retirementGoalOfBody, ({ body }) => goalOf(body));
  answerCall(calculatorConstants, () => presentConstants(calculatorYear()));
}
