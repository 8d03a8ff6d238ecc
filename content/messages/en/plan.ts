export const messages = {
  planPage: {
    title: 'Your plan at a glance',
    description:
      'What your plan at work offers on one page: who pays in, how much, when it is yours, and whom to ask.',
    lead: '{plan}: what we know of it, on one page. The plan’s own papers decide.',
    leadUnnamed: 'What we know of your plan, on one page. The plan’s own papers decide.',
    asOf: 'As of {date, date, long}',
    valueAsOf: '(as of {date, date, long})',
    in: 'What goes in',
    yours: 'When it is yours',
    has: 'What it offers',
    out: 'When it is paid out',
    people: 'Whom to ask',
    none: 'Your employer has no plan at work that we know of. You can still save in an account of your own.',
    paysIn: 'Who pays in',
    paysInAnswer: {
      employee: 'You do, from your pay.',
      employer: 'Your employer. Nothing comes out of your pay.',
      both: 'You do, from your pay, and your employer adds to it.',
    },
    perHour: 'For each hour',
    perHourAnswer: 'From {from} to {to} for each hour that counts.',
    perHourOne: '{from} for each hour that counts.',
    match: 'The match',
    tierFirst: '{cents} cents for each dollar you save, up to {percent}% of pay.',
    tierNext: 'Then {cents} cents for each dollar, up to {percent}% of pay.',
    wholeMatch: 'All of it: {added}% of pay, for anyone who saves {rate}%.',
    noMatch: 'There is none.',
    onceAYear: 'It is paid once a year.',
    trueUp:
      'At the end of the year, the employer makes up for what fell short in single paychecks.',
    decided: 'The employer decides each year. It did for {year}.',
    eligibility: 'Who is in it',
    automatic: 'By itself',
    enrolled: 'You are signed up at {percent}% of pay, unless you choose otherwise.',
    increased:
      'Your rate rises by {points, plural, one {one point} other {# points}} each year, up to {percent}%.',
    limit: 'The most you can save',
    limitAnswer: '{percent}% of pay, and never more than the law allows.',
    pay: 'Payday',
    frequency: {
      weekly: 'Every week: 52 a year.',
      biweekly: 'Every other week: 26 a year.',
      semimonthly: 'Twice a month: 24 a year.',
      monthly: 'Once a month: 12 a year.',
    },
    vesting: 'What your employer paid in',
    own: 'What you save yourself',
    ownAnswer: 'It is yours from the first day.',
    atOnce: 'It is yours from the first day.',
    cliff: 'All of it after {years, plural, one {one year} other {# years}}, nothing before.',
    step: '{percent}% after {years, plural, one {one year} other {# years}}',
    byHours:
      'All of it after {years, plural, one {one year} other {# years}} with {hours} hours or more each.',
    wholeFromAge: 'All of it at {age} if you still work there then, however few the years.',
    offered: 'It has',
    notOffered: 'It does not have',
    offers: {
      roth: 'Roth savings',
      catchUp: 'More from age 50 on',
      catchUpSixties: 'Still more from 60 to 63',
      afterTax: 'After-tax savings',
      loans: 'Loans',
      hardship: 'Money in a hardship',
      studentLoanMatch: 'A match for student loans',
      rolloversIn: 'Savings from an old plan',
      rolloversOut: 'Taking savings along',
    },
    fund: 'If you choose no fund',
    payout: 'From age {age}',
    once: 'All at once where it is less than {amount}.',
    monthly: 'At least {amount} a month otherwise.',
    phone: 'By phone',
    site: 'On the web',
    write: 'By mail',
    change: 'See how it works',
    trail: 'My trail: what you chose anywhere here, gathered on one path',
    questions: 'Money questions: answers from your own numbers',
    actionPlan: 'Action plan: the three steps of one animal',
    ask: 'What is not here we do not know. Ask the plan.',
    askAtWork: 'What is not here we do not know. Ask at work.',
  },
  /** The calculator for plans that are paid by the hour. */
  hours: {
    title: 'What your hours could add up to',
    description:
      'Enter your hours and a few numbers, and see what your employer’s money could become by the time your plan pays.',
    lead: 'A few numbers, about three minutes. What we know of your plan is already there, and you can change it.',
    groups: {
      hours: 'Your hours',
      account: 'Your account',
    },
    fields: {
      hours: 'Hours you work that count',
      per: 'In a week or a year',
      ratePerHour: 'Your employer pays in for each hour',
      currentAge: 'Your age today',
      retirementAge: 'Age you hope to stop working',
      currentSavings: 'In this account so far',
      countedYears: 'Years that count already',
    },
    per: { week: 'a week', year: 'a year' },
    units: { hours: 'hours', years: 'years' },
    mistakes: {
      hours: 'Please enter hours between 0 and {max}',
      ratePerHour: 'Please enter an amount between $0 and $50',
      countedYears: 'Please enter whole years between 0 and 70, or leave it empty',
    },
    rate: 'Your plan says {rate} an hour. It is already there.',
    rates:
      'Your plan says {from} to {to} an hour. We put in the lower one, to be on the safe side.',
    contract: 'Your contract says yours.',
    countedByHours:
      'A year counts once it has {hours} hours. Your statement says how many you have. Not sure? Leave it at 0.',
    counted: 'Your statement says how many you have. Not sure? Leave it at 0.',
    submit: 'Show what it could become',
    other: {
      title: 'Saving on your own, too?',
      text: 'This page is about the money your employer pays in for your hours. For a spouse’s plan, an IRA or an account from another job, there is a calculator of its own.',
      link: 'Open the calculator for savings',
      back: 'Open the calculator for your hours',
      backText: 'Your plan at work is paid by the hour, and has a calculator of its own.',
    },
    result: {
      headline: 'Your employer’s money could become about <amount></amount> by {age}.',
      nothing: 'With these numbers, none of the money would be yours at {age}.',
      empty: 'With these numbers, no money would be in the account at {age}.',
      today: 'That is in today’s dollars. In dollars of that time it is about {amount}.',
      future: 'That is in dollars of that time. It buys what about {amount} buys now.',
      wait: 'You stop at {stop}. Your plan pays from {age} on, so the money stays in it until then.',
      ifCounted:
        'About {amount} in today’s dollars could be in the account, but it would not be yours yet.',
      panel: 'What your employer pays in',
      perYear: '<b>{amount}</b> a year from your employer',
      perHour: '{hours} hours a year at {rate}',
      course: 'If it goes on like this',
      summary:
        'With {hours} hours a year at {rate} an hour from age {from} to {to}, the account could come to about {balance} by {age}{dollars, select, today { in today’s dollars, or {beside} in dollars of that time} other {, which buys what about {beside} buys now}}.',
      vestingTitle: 'When it is yours',
      vestedNow:
        'All of it is yours already: {years, plural, one {one year counts} other {# years count}}.',
      vestedFrom:
        'With these hours, all of it could be yours from the year you turn {age}: {years, plural, one {one year has} other {# years have}} to count.',
      vestedByAge:
        'All of it is yours from the day you turn {age} if you still work there then, however few years count.',
      wholeUnknown:
        'Your plan also makes all of it yours at its normal retirement age, if you still work there. We do not know that age, so only years count here.',
      vestedNever:
        'You stop before enough years count: it takes {years, plural, one {one year} other {# years}}.',
      tooFewHours:
        'With {hours} hours no year counts. It takes {least} hours in a year, {years, plural, one {in one year} other {in # years}}.',
      keepToday:
        'If you left today, {kept} of the {savings} in the account would be yours, and {lost} would not.',
      keepAll: 'If you left today, all of the {savings} in the account would be yours.',
      payoutTitle: 'How it is paid out',
      once: 'Your plan pays accounts below {amount} all at once, and yours could be one of them.',
      monthly:
        'Spread evenly until {horizon}, it could be about <b>{amount} a month</b> in today’s dollars.',
      atLeast: 'Your plan pays at least {amount} a month.',
      sooner: 'That is more than an even share, so the money would end before you are {horizon}.',
      noPayout: 'There is nothing to pay out with these numbers.',
      beside: 'Social Security and what you save on your own come on top. Neither is counted here.',
      asOfToday: 'These are the plan’s amounts as they stand today. The plan’s own papers decide.',
      limitReached:
        'At age {age} your hours would bring more than the law lets employers and employees pay into one plan: {most} in {year}. The part above it is left out here.',
      steps: 'How we got this',
      assumed: {
        hours: 'Hours',
        hoursStay: 'The same every year',
        rate: 'Rise of what an hour brings',
        rateStays: 'None: a contract sets it',
        ratePerYear: '{value}% a year',
      },
      note: 'This is an example and no promise. Your real results will be different. Also consider your other assets, income and investments.',
      csvHours: 'Hours that year',
      csvPaidIn: 'Your employer pays in',
      fileName: 'my-hours',
    },
    step: {
      year: '{hours} hours a year at {rate} an hour are {perYear} a year.',
      limit:
        'At {age} that is more than the law lets into one plan in a year: {most} in {year}, rising by {rise} a year. The part above it is left out.',
      all: 'From {from} to {to} your employer would pay in {paidIn}.',
      allRising:
        'From {from} to {to} your employer would pay in about {paidIn}, as what an hour brings rises by {raise} a year.',
      wait: 'From {to} to {age} nothing more goes in, and the account goes on growing.',
      growth:
        'With {savings} in the account today and growth of {growth} a year, it could be about {balance} at {age}. That is an assumption.',
      today: 'Prices rise by {inflation} a year, so it buys what about {today} buys now.',
      share:
        'Years that count: {years}. So {percentage} of it is yours, about {own} in today’s dollars.',
      shareByAge:
        'At {age} all of it is yours, however few years count: about {own} in today’s dollars.',
      month: 'Paid out evenly until {horizon}, that is about {monthly} a month.',
    },
  },
} as const;

export const searchWords = {
  plan: 'my plan, plan rules, summary of my plan, when is it mine',
} as const;
