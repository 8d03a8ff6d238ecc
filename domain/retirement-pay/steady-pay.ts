import type { BenefitStart } from '#domain/social-security/benefit-starts.ts';

const MONTHS = 12;

/** What the benefits pay in each year of a time, a year. */
export function benefitsByYear(
  benefits: readonly BenefitStart[],
  { fromAge, untilAge }: { fromAge: number; untilAge: number },
): number[] {
  const years: number[] = [];
  for (let age = fromAge; age < untilAge; age += 1) {
    let monthly = 0;
    for (const benefit of benefits) if (age >= benefit.fromAge) monthly += benefit.monthly;
    years.push(monthly * MONTHS);
  }
  return years;
}

/**
 * The most that can be spent in every year alike until the savings are used up: savings fill what the
 * benefits of a year lack. Everything is in today's dollars, taken out when a year begins. Years whose
 * benefits are higher than that need nothing from savings.
 */
export function steadyPay(savings: number, benefits: readonly number[], realRate: number): number {
  let pay = Infinity;
  let counted = -1;
  // Years that have more than the pay of all years are left out, and the pay of the others is less: so
  // it goes on until no year more has to be left out, once for each amount of benefits at most.
  for (;;) {
    let worth = savings;
    let years = 0;
    let count = 0;
    let discount = 1;
    for (const paid of benefits) {
      if (paid <= pay) {
        worth += paid * discount;
        years += discount;
        count += 1;
      }
      discount /= 1 + realRate;
    }
    if (count === 0) return 0;
    if (count === counted) return pay;
    pay = worth / years;
    counted = count;
  }
}
