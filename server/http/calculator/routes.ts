import { goalBodySchema, goalQuerySchema } from '#contracts/calls/calculator.ts';
import { isFailure, type Failure } from '#contracts/errors.ts';
import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import { makePlan } from '#domain/calculator/retirement-plan.ts';
import { Hono, type Context } from 'hono';
import { answerFailure } from '../answer-failure.ts';
import type { Dependencies } from '../dependencies.ts';
import { readJson, readQuery, refuseQuery } from '../read-json.ts';
import { presentConstants, presentGoal } from './present-goal.ts';

/** These calls need no same-site rule, because they change nothing and know no visitor. */
export function calculatorRoutes(dependencies: Dependencies): Hono {
  const app = new Hono();
  app.get('/po/calculator/retirement/goal', (c) =>
    answerGoal(c, readQuery(new URL(c.req.url).searchParams, goalQuerySchema), dependencies),
  );
  app.post('/po/calculator/retirement/goal', async (c) =>
    answerGoal(
      c,
      refuseQuery(new URL(c.req.url).searchParams) ?? (await readJson(c.req.raw, goalBodySchema)),
      dependencies,
    ),
  );
  app.get('/po/calculator/retirement/constants', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(presentConstants(dependencies.calculatorYear()));
  });
  return app;
}

function answerGoal(
  c: Context,
  asked: (CalculatorInputs & { calc_page?: unknown }) | Failure,
  { calculatorYear }: Dependencies,
): Response {
  if (isFailure(asked)) return answerFailure(asked, c.req.raw);
  const { calc_page: _page, ...inputs } = asked;
  // The answer holds what a person earns and has, so it must not be stored.
  c.header('Cache-Control', 'no-store');
  return c.json(presentGoal(makePlan(inputs, DEFAULT_ASSUMPTIONS, calculatorYear())));
}
