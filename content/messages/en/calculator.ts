/** Texts of the calculator's form. */
export const messages = {
  calculator: {
    title: 'Let’s map your path',
    description:
      'Enter a few numbers and see what your savings could become, and what one percent more could add.',
    lead: 'Seven numbers, about five minutes. A good guess is fine, and you can change it later.',
    leadKnown:
      'Four numbers, about three minutes. We entered what we know of your plan, and you can change it.',
    errorTitle: 'Error: {title}',
    groups: {
      aboutYou: 'About you',
      haveAndEarn: 'What you have and earn',
      goesIn: 'What goes in',
    },
    fields: {
      currentAge: 'Your age today',
      retirementAge: 'Age you hope to retire',
      pretaxSalary: 'Yearly pay before taxes',
      currentSavings: 'Saved for retirement so far',
      contributionPercentage: 'You save',
      employerMatchingContributionPercentage: 'Your employer adds',
      employerMatchingUpToContributionPercentageOfSalary: 'Up to this much of your pay',
    },
    ageHint: 'Birthday still to come this year? Enter the age you will turn, up to {max}.',
    units: {
      years: 'years',
      ofPay: '% of pay',
      ofYours: '% of yours',
    },
    missing: 'Some information above is missing',
    needsAFix: 'Please fix the fields above',
    mistakes: {
      currentAge: 'Please enter an age between 16 and 66',
      retirementAge: 'Please enter an age between {currentAge} and 87',
      pretaxSalary: 'Please enter a salary between $1k and $10M',
      currentSavings: 'Please enter savings between $0 and $100M ($100,000,000). 0 is fine.',
      contributionPercentage: 'Please enter a contribution between 0% and 99%',
      employerMatchingContributionPercentage: 'Please enter a match between 0% and 200%',
      employerMatchingUpToContributionPercentageOfSalary:
        'Please enter a part of your pay between 0% and 100%',
    },
    autoIncrease: 'Raise my rate 1% every year',
    autoIncreaseHint: 'Many plans can do this for you. We stop at {cap}% of pay.',
    monthly: 'About <b>{amount} a month</b> before taxes.',
    overLimit:
      'If you are {age} on December 31, your {year} limit is <b>{limit} a year</b>. Anything above it isn’t counted.',
    plan: {
      tier: '{rate}% of what you save, up to {upTo}% of your pay',
      nextTier: '{before}, then {rate}% up to {upTo}%',
      match: 'Your plan adds {tiers}.',
      entered: 'We entered that for you.',
      enteredNone: 'So we entered 0.',
      other: 'You entered something else below.',
      decided: 'Your employer decided so for {year}.',
      nearest:
        'Two boxes cannot say all of that. We entered {rate}% up to {upTo}% of pay, which is the same for anyone who saves {upTo}% or more. For less it can be off: at {saved}% the plan adds {plan}% of pay, and we count {shown}%.',
      noMatch: {
        'percent-of-pay': 'Your plan has no match.',
        'per-hour':
          'Your plan has no match. Your employer pays in for your hours, and that money is not in this projection.',
        none: 'We know of no plan at your work.',
      },
      change: 'Change the match',
      page: 'Your plan at a glance',
      enrolled: 'Your plan signs people up at {percent}% of pay, unless they choose otherwise.',
      limit: 'Your plan takes up to {percent}% of pay, and never more than the law allows.',
      increased:
        'Your plan can raise it by {points, plural, one {one point} other {# points}} a year, up to {upTo}% of pay. We stop at {cap}%.',
    },
    unknownMatch: {
      title: 'I don’t know my match',
      where:
        'A match is what your employer adds when you save. You find it on your plan’s website or in its papers, and your benefits office knows it.',
      examples:
        'You can go on without it: with no match, to be on the safe side, or with an example, which may differ from yours.',
      none: 'No match, to be on the safe side',
      use: 'Use this',
      used: 'Entered: {example}. You can go on, and change it once you know yours.',
    },
    help: {
      about: 'Help: {topic}',
      close: 'Close',
      contributionTitle: 'How much you can put in',
      contribution:
        'In {year} you can put in up to {limit}. From the year you turn {age}, you can add a catch-up and put in up to {catchUpLimit}.',
      contributionEveryone:
        'In {year} you can put in up to {limit} at any age: your plan has no catch-up.',
      contributionSixties: 'In the years you turn 60 to 63, it can be {limit}.',
      contributionPlan: 'Your plan may set a lower limit.',
      matchTitle: 'Employer match',
      match:
        'Example: your employer adds 50% of what you save, up to 6% of your pay. Save 6% of $48,000 and they add $1,440 a year.',
      matchWhere:
        'Your plan’s website or your benefits office can tell you yours. No match? Enter 0.',
      upToTitle: 'Where the match ends',
      upTo: 'A match often covers only the first part of what you save. If yours stops at 6% of your pay, enter 6.',
      savingsTitle: 'What to count',
      savings:
        'Add up what you have in this plan, in plans from earlier jobs, and in your own retirement accounts. Leave out your home and your emergency savings.',
      savingsBeside:
        'Add up what you have in plans from earlier jobs and in your own retirement accounts. Leave out the account that your hours fill, your home and your emergency savings.',
    },
    limitsTitle: 'Limits for {year}',
    limitsEveryone: 'At any age',
    limitsUnder: 'Under {age}',
    limitsFrom: '{age} and older',
    limitsSixties: '60 to 63',
    limitsYours: 'your age',
    limitsNote: 'Set by the IRS. Your plan may set a lower one.',
    limitsLatest: 'The limits of {year} are the newest we know.',
    submit: 'Show my projection',
    again: 'Try again',
    noAnswer: 'We got no answer in time. Your numbers are still here, so you can try again.',
    startOver: 'Start over',
    privacyNote:
      'What you enter stays in this tab. We use it to calculate your results and do not keep it.',
    disclosures: 'How we calculate it',
  },
} as const;

export const searchWords = {
  calculator: 'calculators, retirement calculator, projection, projections, how much do I need',
  disclosures: 'disclosures, disclosure, assumptions, method, how the figures are made',
} as const;
