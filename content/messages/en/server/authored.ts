/** Words that the server adds to authored texts. */
export const messages = {
  table: 'Table',
  newTab: 'opens in a new tab',
  keyPoints: 'Key points',
  people: 'Talk with a person',
  peopleLead: 'You don’t have to work it out alone. The public lines are free.',
  call: 'Call {name}: {digits}',
  reviewedBy: 'Facts checked by {name}.',
  reviewNext: 'Next check: {date}.',
  /** At the address of an article that does not fit the company’s plan. */
  misfit: {
    label: 'Not part of your plan',
    all: 'See all guides',
    instead: 'These may help you more',
    other: 'This guide is about something that your plan does not have.',
    lacks: {
      'plan.any': 'This guide is about a plan at work, and your employer has none that we know of.',
      'plan.ownRate':
        'This guide is about saving a percent of your pay, and nothing comes out of your pay in your plan.',
      'plan.enrolls':
        'This guide is about plans that sign people up by themselves, and as far as we know yours does not.',
      'plan.perHour': 'This guide is about a plan that is paid by the hour, and yours is not.',
      'plan.match':
        'This guide is about money that an employer adds to what you save, and your plan has no such match.',
      'plan.vesting':
        'This guide is about money that becomes yours over time, and in your plan all of it is yours from the start.',
      'offers.roth': 'This guide is about Roth savings, and your plan does not offer them.',
      'offers.catchUp':
        'This guide is about putting in more from 50 on, and your plan does not offer that.',
      'offers.catchUpSixties':
        'This guide is about putting in more from 60 to 63, and your plan does not offer that.',
      'offers.afterTax':
        'This guide is about after-tax savings beyond the usual limit, and your plan does not offer them.',
      'offers.loans': 'This guide is about loans from a plan, and yours makes none.',
      'offers.hardship':
        'This guide is about taking money out in a hardship, and your plan does not allow that.',
      'offers.studentLoanMatch':
        'This guide is about a match for student loan payments, and your plan does not offer one.',
      'offers.rolloversIn':
        'This guide is about bringing savings in from another plan, and yours does not take them.',
      'offers.rolloversOut':
        'This guide is about taking savings along to another plan, and yours does not allow that.',
    },
  },
  endings: {
    'one-debt': {
      title: 'Start with one debt',
      lead: 'Write down what you owe on it, its rate and the least you must pay. A nonprofit credit counselor can look at it with you. The first talk is often free; ask before you begin.',
      call: 'Call a counselor:',
    },
  },
  matchBar: {
    question: 'At {pay} of pay, how much do you put in?',
    yours: 'Your $1.00',
    theirs: '+ 50¢',
    none: 'You put in nothing, so your employer adds nothing. {missed} a year stays behind.',
    part: 'You put in {yours} a year and your employer adds {theirs}: {both} in your account. Another {missed} stays behind.',
    whole:
      'You put in {yours} a year and your employer adds {theirs}: {both} in your account. That is the whole match.',
  },
  payStub: {
    question: 'You earn {pay} a year and save {rate}%. How much more do you put in?',
    goesIn: 'Leaves your pay and goes into your plan',
    taxLess: 'Federal tax gives back',
    takeHomeLess: 'Your take-home pay falls by',
    employerAdds: 'Your employer adds',
    note: 'Each month, with money before taxes: federal income tax as withheld in {year}, filing single, without state tax.',
  },
  budget: {
    title: 'Your budget',
    a: 'A. Take-home pay for one month',
    b: 'B. Pay yourself first: savings, or extra on a debt',
    c: 'C. Home: rent or mortgage, power, water, phone, internet',
    d: 'D. Getting around: car, gas, insurance, bus',
    e: 'E. Food at home',
    f: 'F. Health: insurance, medicine, dentist',
    g: 'G. Debts: the least you must pay',
    h: 'H. People: child care, school, money you send to family',
    i: 'I. Once-a-year bills, added up and divided by 12',
    out: 'J. Lines B to I, added up',
    left: 'K. A minus J: left for everything else',
    week: 'L. K divided by 4.3: left for one week',
    print: 'Print my sheet',
    forget: 'Forget my numbers',
    kept: 'Your numbers stay in this browser. Nobody else gets them.',
    notKept: 'This browser keeps nothing, so print your sheet before you leave.',
    forgotten: 'Your numbers are erased.',
  },
  /** An example in a new entry, known by its brackets and by the word before the colon. */
  example: '[[Example: {words}]]',
  /** Placeholders in the settings of a new company, which its author replaces. */
  recordKeeperName: 'your plan’s website',
} as const;
