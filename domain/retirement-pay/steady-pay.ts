/** A benefit that is paid for life from an age of the first person on, a month and in today's dollars. */
export interface BenefitStart {
  fromAge: number;
  monthly: number;
}

const MONTHS = 12;

/** What the benefits pay in each year of a time, a year. */
export function benefitsByYear(
  benefits: readonly BenefitStart[],
  { fromAge, untilAge }: { fromAge: number; untilAge: number },
): number[] {
  return Array.from({ length: Math.max(0, untilAge - fromAge) }, (_none, at) =>
    benefits.reduce(
      (sum, benefit) => (fromAge + at >= benefit.fromAge ? sum + benefit.monthly * MONTHS : sum),
      0,
    ),
  );
}

/**
 * The most that can be spent in every year alike until the savings are used up: savings fill what the
 * benefits of a year lack. Everything is in today's dollars, taken out when a year begins. Years whose
 * benefits are higher than that need nothing from savings.
 */
export function steadyPay(savings: number, benefits: readonly number[], realRate: number): number {
  const worth = benefits.map((paid, year) => ({ paid, now: (1 + realRate) ** -year }));
  const byBenefit = worth.toSorted((a, b) => a.paid - b.paid);
  let paidSoFar = 0;
  let yearsSoFar = 0;
  let pay = 0;
  for (const [at, { paid, now }] of byBenefit.entries()) {
    paidSoFar += paid * now;
    yearsSoFar += now;
    pay = (savings + paidSoFar) / yearsSoFar;
    // The next years have more from benefits than all these could have from savings.
    if (pay <= (byBenefit[at + 1]?.paid ?? Infinity)) break;
  }
  return pay;
}
