import type { PlanForCalculator } from '#contracts/views/plan.ts';
import { KnownMatch, type KnownMatchProperties } from './known-match.tsx';
import { UnknownMatch } from './unknown-match.tsx';

interface MatchFieldsProperties extends Omit<KnownMatchProperties, 'kind' | 'match'> {
  known: PlanForCalculator | undefined;
}

/** The match: said and filled in where the plan is known, asked for and explained where it is not. */
export function MatchFields({ known, typed, hasMistake, children }: MatchFieldsProperties) {
  if (known?.match === undefined)
    return (
      <>
        {children}
        <UnknownMatch />
      </>
    );
  return (
    <KnownMatch kind={known.kind} match={known.match} typed={typed} hasMistake={hasMistake}>
      {children}
    </KnownMatch>
  );
}
