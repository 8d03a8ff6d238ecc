import { dollars, number, percent, type Figure } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import {
  answerCouple,
  paidTo,
  type BenefitYear,
  type ClaimingPair,
  type CoupleAnswer,
} from '#domain/social-security/answer-couple.ts';
import type { ClaimCell } from '#domain/social-security/compare-claims.ts';
import { CLAIMING_AGES, listClaimingAges } from '#domain/social-security/person.ts';
import { LEAST_OF_FULL_PERCENT } from '#domain/social-security/survivor.ts';
import type { Answer, Question } from './answer.ts';
import type { Fields, Values } from './field.ts';

/**
 * Deemed filing is for everybody born since 1954. Who was born before could take a spouse’s part alone first,
 * but is past 70, from where on both are paid: the sum is the same. Credits of 8 percent a year, on which the
 * engine counts, are for people born since 1943. Section 202(r) of the Social Security Act; 20 CFR 404.313, .621.
 */
const BIRTH_YEAR = { kind: 'year', min: 1943, max: 2008 } as const;
const DEEMED_SINCE = 1954;
const STATEMENT = { kind: 'dollars', min: 0, max: 10_000, isOptional: true } as const;
const PAY = { kind: 'dollars', min: 0, max: 10_000_000, isOptional: true } as const;
const CLAIMING_AGE = { kind: 'age', min: CLAIMING_AGES.from, max: CLAIMING_AGES.to } as const;
const WORKS_UNTIL = { kind: 'age', min: 22, max: 80, isAssumption: true } as const;

const FIELDS = {
  birthYear: BIRTH_YEAR,
  statement: STATEMENT,
  pay: PAY,
  claimingAge: CLAIMING_AGE,
  spouseBirthYear: BIRTH_YEAR,
  spouseStatement: STATEMENT,
  spousePay: PAY,
  spouseClaimingAge: CLAIMING_AGE,
  worksUntil: WORKS_UNTIL,
  spouseWorksUntil: WORKS_UNTIL,
} as const satisfies Fields;

const AGES = listClaimingAges();
const GRID = { sentences: [], rows: AGES.map(() => 'couple.at'), columns: AGES.map(String) };
/** A row for each amount, because the amounts side by side are too wide for a phone. */
const ROWS = ['age', 'full', 'own', 'added', 'paid', 'alone'] as const;
const WHO = ['You', 'Spouse'] as const;

export const SOCIAL_SECURITY_QUESTION: Question<typeof FIELDS, BenefitYear> = {
  fields: () => FIELDS,
  example: () => ({
    birthYear: 1964,
    statement: 2_000,
    pay: undefined,
    claimingAge: 67,
    spouseBirthYear: 1966,
    spouseStatement: undefined,
    spousePay: 24_000,
    spouseClaimingAge: 67,
    worksUntil: 67,
    spouseWorksUntil: 67,
  }),
  maySay: () => ({
    heading: ['couple.together', 'couple.nothing'],
    sentences: [
      'couple.leftYou',
      'couple.leftSpouse',
      'couple.pastSeventy',
      'couple.estimatedYou',
      'couple.estimatedSpouse',
      'couple.workYou',
      'couple.workLastYou',
      'couple.heldYou',
      'couple.workSpouse',
      'couple.workLastSpouse',
      'couple.heldSpouse',
      'couple.givenBack',
    ],
    rows: ROWS.map((row) => `couple.${row}`),
    steps: [
      'estimate.earnedBy',
      'estimate.full',
      'estimate.earnedBy',
      'estimate.full',
      'claim.own',
      'claim.ownAtYears',
      'claim.own',
      'claim.ownAtYears',
      'claim.spousePart',
      'claim.spousePart',
      'claim.noSpousePart',
      'claim.noSpousePart',
      'claim.together',
      'claim.leftAlone',
      'earnings.limit',
      'earnings.heldBack',
      'earnings.givenBack',
      'earnings.limit',
      'earnings.heldBack',
      'earnings.givenBack',
    ],
    assumed: [
      'couple.today',
      'couple.begins',
      'couple.cut',
      'couple.survives',
      'couple.estimate',
      'couple.earnings',
    ],
  }),
  columns: () => ['you', 'spouse'],
  more: [
    { name: 'together', ...GRID, sentences: ['couple.range'] },
    { name: 'youAlone', ...GRID, isFolded: true },
    { name: 'spouseAlone', ...GRID, isFolded: true },
    {
      name: 'rules',
      sentences: ['couple.deemed', 'couple.part', 'couple.survivor', 'couple.pensions'],
      rows: [],
      columns: [],
    },
  ],
  answer: answerSocialSecurity,
};

function answerSocialSecurity(values: Values<typeof FIELDS>, year: BenefitYear): Answer {
  const people: ClaimingPair = [
    values,
    {
      birthYear: values.spouseBirthYear,
      statement: values.spouseStatement,
      pay: values.spousePay,
      claimingAge: values.spouseClaimingAge,
      worksUntil: values.spouseWorksUntil,
    },
  ];
  const answer = answerCouple(people, year);
  const { claim, cells } = answer;
  const chosen = {
    row: values.claimingAge - CLAIMING_AGES.from,
    column: String(values.spouseClaimingAge),
  };
  return {
    heading: [
      claim.together > 0
        ? step('couple.together', {
            together: dollars(claim.together),
            age: number(values.claimingAge),
            spouseAge: number(values.spouseClaimingAge),
          })
        : step('couple.nothing'),
    ],
    sentences: [
      ...sayLeft(answer),
      ...sayPastSeventy(people),
      ...sayEstimated(answer),
      ...sayWork(people, answer),
    ],
    rows: listRows(people, answer),
    steps: [...answer.steps, ...answer.earlyWork.flatMap((work) => work?.heldBack?.steps ?? [])],
    assumed: sayAssumed(answer, year),
    more: {
      together: [sayRange(cells), ...gridOf(cells, ({ together }) => together)],
      youAlone: gridOf(cells, ({ firstAlone }) => firstAlone),
      spouseAlone: gridOf(cells, ({ secondAlone }) => secondAlone),
      rules: [
        step('couple.deemed'),
        step('couple.part'),
        step('couple.survivor', { least: percent(LEAST_OF_FULL_PERCENT) }),
        step('couple.pensions'),
      ],
    },
    chosen: { together: chosen, youAlone: chosen, spouseAlone: chosen },
  };
}

function sayLeft({ claim }: CoupleAnswer): Step[] {
  if (claim.together === 0) return [];
  const [you, spouse] = claim.leftAlone;
  return [
    step('couple.leftYou', { alone: dollars(you) }),
    step('couple.leftSpouse', { alone: dollars(spouse) }),
  ];
}

/** Whoever may have asked for one benefit alone: what they are paid follows from what they did then. */
function sayPastSeventy(people: ClaimingPair): Step[] {
  return people.some(({ birthYear }) => birthYear < DEEMED_SINCE)
    ? [step('couple.pastSeventy')]
    : [];
}

function sayEstimated({ estimated }: CoupleAnswer): Step[] {
  return WHO.filter((_who, at) => estimated[at]).map((who) => step(`couple.estimated${who}`));
}

function sayWork(people: ClaimingPair, { earlyWork }: CoupleAnswer): Step[] {
  const said = WHO.flatMap((who, at): Step[] => {
    const work = earlyWork[at];
    if (!work) return [];
    const { limit, fullYear, isLastYear, heldBack } = work;
    const figures = { limit: dollars(limit), fullYear: number(fullYear) };
    const held = {
      pay: dollars(people[at]?.pay ?? 0),
      amount: dollars(Math.round(heldBack?.amount ?? 0)),
    };
    return [
      step(isLastYear ? `couple.workLast${who}` : `couple.work${who}`, figures),
      ...(heldBack && heldBack.amount > 0 ? [step(`couple.held${who}`, held)] : []),
    ];
  });
  return said.length > 0 ? [...said, step('couple.givenBack')] : [];
}

function listRows(people: ClaimingPair, answer: CoupleAnswer): Step[] {
  const you = amountsOf(0, people, answer);
  const spouse = amountsOf(1, people, answer);
  return ROWS.map((row) => step(`couple.${row}`, { you: you[row], spouse: spouse[row] }));
}

function amountsOf(
  at: 0 | 1,
  people: ClaimingPair,
  { couple, claim }: CoupleAnswer,
): Record<(typeof ROWS)[number], Figure> {
  return {
    age: number(people[at].claimingAge),
    full: dollars(Math.round(couple[at].insuranceAmount)),
    own: dollars(claim.own[at]),
    added: dollars(claim.spouseParts[at]),
    paid: dollars(paidTo(claim, at)),
    alone: dollars(claim.leftAlone[at]),
  };
}

function sayRange(cells: readonly ClaimCell[]): Step {
  const amounts = cells.map(({ together }) => together);
  return step('couple.range', {
    least: dollars(Math.min(...amounts)),
    most: dollars(Math.max(...amounts)),
  });
}

/** A row for each age of the first, a figure for each age of the second. */
function gridOf(cells: readonly ClaimCell[], amountOf: (cell: ClaimCell) => number): Step[] {
  return AGES.map((age) =>
    step('couple.at', {
      age: number(age),
      ...Object.fromEntries(
        cells
          .filter(({ firstAge }) => firstAge === age)
          .map((cell) => [cell.secondAge, dollars(amountOf(cell))]),
      ),
    }),
  );
}

function sayAssumed({ estimated }: CoupleAnswer, year: BenefitYear): Step[] {
  const { earnings } = year;
  return [
    step('couple.today'),
    step('couple.begins'),
    step('couple.cut'),
    step('couple.survives'),
    ...(estimated.includes(true) ? [step('couple.estimate', { year: number(year.year) })] : []),
    step('couple.earnings', {
      year: number(earnings.year),
      limit: dollars(earnings.limit),
      last: dollars(earnings.limitInLastYear),
    }),
  ];
}

function step(key: string, figures: Step['figures'] = {}): Step {
  return { key, figures };
}
