import { describe, expect, it } from 'vitest';
import { compareFormula, compareSaver, type Comparison } from './compare-examples.ts';
import { FORMULA_EXAMPLES } from './formula-examples.ts';
import { FURTHER_EXAMPLES } from './further-examples.ts';
import { HOUSEHOLD_EXAMPLES } from './household-examples.ts';
import { NOT_REPRODUCED } from './not-reproduced.ts';
import { comparePublicCalculators } from './public-calculators.ts';
import { PUBLISHED_EXAMPLES } from './published-examples.ts';
import {
  renderComparisons,
  renderNotReproduced,
  renderPublicCalculators,
} from './render-comparisons.ts';
import { YEARLY_DEPOSIT_EXAMPLES } from './yearly-deposit-examples.ts';

const collected = PUBLISHED_EXAMPLES.flatMap(compareSaver);
const formulas = FORMULA_EXAMPLES.map(compareFormula);
const household = HOUSEHOLD_EXAMPLES.map(compareFormula);
const further = [...FURTHER_EXAMPLES, ...YEARLY_DEPOSIT_EXAMPLES].flatMap(compareSaver);

describe.each([
  { group: 'of the collection', comparisons: collected },
  { group: 'of one formula', comparisons: formulas },
  { group: 'of a household', comparisons: household },
  { group: 'found afterwards', comparisons: further },
])('a published example $group', ({ comparisons }) => {
  it.each(comparisons)('$id, $what, is $published', (comparison) => {
    expect(missOf(comparison)).toBe(0);
  });
});

describe('the comparison in the docs', () => {
  it('is what the engine gives today', async () => {
    const document = `# The calculator beside published examples

Written by \`tests/calculator/published-examples.test.ts\`; \`npx vitest run tests/calculator -u\` writes it
anew. Every row but those of the last table is a test: our figure must lie within what the source
rounded away. The examples are in \`tests/calculator/published-examples.ts\`,
\`tests/calculator/formula-examples.ts\`, \`tests/calculator/household-examples.ts\`,
\`tests/calculator/further-examples.ts\` and \`tests/calculator/yearly-deposit-examples.ts\`. They differ in
when money is paid in, in what a month earns and in when pay rises: each of these is a named assumption of
the engine (\`domain/calculator/assumptions.ts\`), none is a second engine.

${collected.length + formulas.length + household.length + further.length} figures agree; ${NOT_REPRODUCED.length} do not.

## The examples the product was specified with

${renderComparisons(collected)}

## Limits, Social Security and tax

${renderComparisons(formulas)}

## Paychecks, savers, Social Security for two and retirement

${renderComparisons(household)}

## Examples found afterwards

${renderComparisons(further)}

## Not reproduced

${renderNotReproduced(NOT_REPRODUCED)}

## Three public calculators on one household

A person of 40 who stops at 67, with $50,000 a year, $10,000 saved, 6 % paid in and half of it matched.
Their pages could not be used from where this was written, so each row is our engine with what they say
that they assume; none of them is a test. What they differ in is what they assume, and what they leave to
whoever asks: decision 0035 has their features beside ours.

${renderPublicCalculators(comparePublicCalculators())}
`;
    await expect(document).toMatchFileSnapshot('../../docs/calculator-examples.md');
  });
});

/** The distance of our figure from the range that the published one can mean. */
function missOf({ ours, published, tolerance }: Comparison): number {
  if (tolerance === 'cut') return Math.floor(ours) - published;
  return Math.max(0, Math.abs(ours - published) - tolerance);
}
