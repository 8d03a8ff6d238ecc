export const messages = {
  moneyQuestions: {
    title: 'Money questions',
    description:
      'Put in your own numbers and see the answer at once, how we got it, and what it leaves out.',
    lead: 'Each one takes a few numbers. You see the answer, how we got it, and what it leaves out.',
    errorTitle: 'Check a number: {title}',
    wrong: 'Please check these numbers',
    show: 'Show my answer',
    kept: 'The numbers are an example until you put in yours. They are not kept.',
    change: 'What we assume, if you want to change it',
    assumed: 'What we assume',
    leftOut: 'What this leaves out',
    others: 'Other money questions',
    instead: 'Questions that fit your plan',
    units: { percent: 'percent', years: 'years', age: 'years old', months: 'months' },
    mistakes: {
      dollars: 'Type an amount from {min} to {max}.',
      percent: 'Type a percentage from {min} to {max}.',
      years: 'Type a number of years from {min} to {max}.',
      age: 'Type an age from {min} to {max}, without a fraction.',
      months: 'Type a number of months from {min} to {max}.',
    },
    choices: {
      filer: {
        single: 'Single',
        household: 'Head of household',
        married: 'Married, filing jointly',
      },
    },
    of: {
      savers: {
        title: 'Will the government add to my savings?',
        description:
          'The Saver’s Credit and, from 2027, the Saver’s Match: what you could get with your income and how you file.',
        lead: 'With a modest income it may: as a credit on your taxes now, and as money in your account later.',
        card: 'The Saver’s Credit now and the Saver’s Match from 2027: whether your income fits, and how much it could be.',
        caption: 'What you could get from each',
        fields: {
          filer: 'How you file your taxes',
          income: 'Your income for the year',
          saved: 'What you save in the year',
          spouseSaved: 'What your spouse saves in the year',
          tax: 'Federal income tax you owe, if you know it',
        },
        hints: {
          income:
            'Adjusted gross income, near the bottom of the first page of your return. On a joint return, for both of you.',
          saved: 'In a plan at work or in an IRA, without what your employer adds.',
          tax: 'Leave it empty and we estimate it.',
        },
        columns: { share: 'Share', counted: 'Savings that count', amount: 'You could get' },
        leftOut: {
          adult: 'Both are only for people who are 18 or older.',
          student:
            'Full-time students cannot get them, and neither can anyone who can be claimed as a dependent.',
          withdrawn:
            'Money you took out of retirement accounts lately can make both of them smaller. It is not in here.',
          other:
            'Your tax can be lower through other credits, such as the one for children. Then the Saver’s Credit can come to less.',
          apart: 'If you are married and file apart, use Single.',
        },
      },
    },
  },
  answers: {
    savers: {
      both: 'You could get {credit} off your tax for {creditYear}, and {added} into your account for {addedYear}.',
      onlyCredit:
        'You could get {credit} off your tax for {creditYear}. The match of {addedYear} would be {added}.',
      onlyMatch:
        'Nothing for {creditYear}, but {added} could go into your account for {addedYear}.',
      neither: 'With these numbers, you get nothing for {creditYear} or {addedYear}.',
      match: 'The government could add {added} to your account for {addedYear}.',
      noMatch: 'With these numbers, the government adds nothing for {addedYear}.',
      creditOutOfReach:
        'The Saver’s Credit of {year} ends at an income of {limit} for the way you file. It cannot apply to you.',
      creditWithoutTax:
        'The Saver’s Credit of {year} only lowers a tax. You would owe no federal income tax, so there is nothing for it to lower.',
      creditHow:
        'The credit does not come by itself. Ask for it with Form 8880 when you file your taxes for {year}.',
      creditUntil:
        'For a plan at work, what comes out of your paychecks by December 31, {year} counts. For an IRA there is usually time until April 15, {nextYear}.',
      matchOutOfReach:
        'The Saver’s Match of {year} ends at an income of {limit} for the way you file. It cannot apply to you.',
      matchHow:
        'The match goes into a pre-tax account that accepts it, even if you owe no tax. Your own savings may be Roth.',
      matchFrom:
        'For the match, what you save from January 1, {year} on counts. You ask for it with your tax return for that year, so it comes in {nextYear} at the earliest.',
      matchSmall: 'A match below {limit} may be taken as a credit instead.',
      creditRow: 'Saver’s Credit, {year}',
      matchRow: 'Saver’s Match, {year}',
      creditSource: 'The income limits of the credit are those of {year}: IRS Notice 2025-67.',
      taxEstimated:
        'We estimate your federal income tax at {taxOwed}: all of your income is pay, with the standard deduction. The rates are those of IRS Publication 15-T for {year}.',
      taxTyped: 'You owe {taxOwed} of federal income tax, as you told us.',
      matchSource:
        'The income limits of the match are those the law sets for {year}: section 6433 of the tax code. They rise in later years.',
      sameIncome: 'Your income stays at {income}, and you save the same in each year.',
    },
  },
} as const;
