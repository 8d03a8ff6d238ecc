/** A paycheck in retirement: the words of its form, and what its answers may say. */
export const question = {
  title: 'A paycheck in retirement',
  description:
    'What savings and Social Security could pay each month, how long it could last, and what three times of the past would have done to it.',
  lead: 'Savings are one large number, and an amount a month is easier to live with. See what yours could pay, how long it could last, and how three real times of the past would have gone.',
  searchWords: 'required minimum distributions, RMD, how long will it last, 4% rule, withdrawals',
  card: 'What your savings and Social Security could pay each month, how long it could last, and how three real times of the past would have gone.',
  caption: 'Each month',
  fields: {
    currentAge: 'Your age today',
    retirementAge: 'Age when you stop working',
    savings: 'Savings on that day',
    spending: 'What you want to spend a month',
    benefit: 'Social Security a month',
    pay: 'Or your yearly pay, for an estimate',
    claimingAge: 'Age when Social Security begins',
    sharesPercentage: 'Part of the savings in stocks',
    returnPercentage: 'Growth in a year',
    inflationPercentage: 'Rising prices in a year',
    fees: 'Fees of the funds in a year',
    horizonAge: 'It should last until you are',
    outside: 'Savings in ordinary accounts',
    roth: 'Savings in Roth accounts',
    order: 'Order in which you take from accounts',
  },
  hints: {
    currentAge: 'The age you turn this year.',
    savings: 'In today’s dollars. The calculator can give you a figure.',
    spending: 'Before tax. Leave it empty to see the most that could last.',
    benefit: 'From your statement, for the age below. Leave it empty without one.',
    pay: 'Only used where the field above is empty.',
    fees: 'A fund’s own papers call it the expense ratio.',
    outside: 'Such as a bank account: how much of the savings above.',
    roth: 'How much of the savings above. The rest counts as money before tax.',
  },
  columns: {
    fromSavings: 'From savings',
    benefit: 'Social Security',
    together: 'Together',
    required: 'Must come out',
    left: 'Savings at year’s end',
  },
  chart: {
    title: 'The same savings by age in the three times. The tables have the figures.',
    worst: 'The worst time',
    middle: 'The middle time',
    best: 'The best time',
    empty: 'Savings used up',
  },
  sections: {
    stories: {
      title: 'Three times that really happened',
      caption: 'The same savings in three times of the past, in today’s dollars',
      row: 'Time',
      columns: {
        paid: 'Could have paid, a month',
        until: 'Lasts until age',
        left: 'Left then',
      },
    },
    balances: {
      title: 'The savings of the three times, by age',
      caption: 'Savings at the end of the year of each age, in today’s dollars',
      row: 'Age',
      columns: { worst: 'The worst', middle: 'The middle', best: 'The best' },
    },
    orders: {
      title: 'Which account first?',
      caption: 'The age until which each account lasts, and what the law asks to take out in all',
      row: 'Order',
      columns: {
        outside: 'Ordinary accounts',
        pretax: 'Before tax',
        roth: 'Roth accounts',
        required: 'Must come out, in all',
      },
    },
  },
  leftOut: {
    tax: 'Federal and state tax. What you take from accounts before tax counts as income.',
    income: 'Other income, such as a pension, rent or pay from work.',
    health: 'Medicare premiums, health costs and long-term care.',
    heir: 'A husband or wife more than ten years younger as the only heir: then less has to come out.',
    saving: 'What you still put in until you stop. The savings are the ones of that day.',
  },
} as const;

export const answers = {
  pay: {
    steady:
      'With even growth, your savings and Social Security could pay about {amount} a month from {from} until you are {until}.',
    steadyAlone:
      'With even growth, your savings could pay about {amount} a month from {from} until you are {until}.',
    lasts:
      'Spending {spending} a month, you could still have about {left} at {until}, with even growth.',
    ends: 'Spending {spending} a month, your savings could be used up at {age}, with even growth.',
    nothing: 'With no savings and no Social Security, there is nothing to pay out.',
    cut: 'Your ordinary and Roth accounts come to more than your savings, so {outside} of the savings counts as ordinary and {roth} as Roth.',
    most: 'The most that could last until {until} is about {amount} a month.',
    endsBenefit: 'From then on there would be Social Security alone: {benefit} a month.',
    gap: 'Social Security begins at {age}. Until then, all of it comes from savings.',
    typed: 'We count {monthly} a month from Social Security from {age} on, as you entered.',
    estimated:
      'We count {monthly} a month from Social Security from {age} on. That is our rough estimate from your pay.',
    noBenefit: 'No Social Security is counted: enter a benefit, or your pay.',
    notEven: 'Markets never grow evenly. The three times below show what that can do.',
    required:
      'From {from} on, the law asks you to take money out of accounts before tax each year. At {age} that could be {year}: {balance} divided by {divisor}.',
    requiredOfOld:
      'The law has asked you to take money out of accounts before tax each year since you were 70½, or 72 if you were born in July 1949 or later. At {age} that could be {year}: {balance} divided by {divisor}.',
    requiredNone:
      'At the age when the law asks you to take money out, nothing before tax would be left.',
    kept: 'You need not spend what must come out. What you do not need is counted as kept in an ordinary account, before the tax on it.',
    at: 'Age\u00a0{age}',
    today: 'All amounts are in today’s dollars and before tax.',
    even: 'Savings grow {growth} a year, less {fees} for fees, and prices rise {prices}. Nobody knows any of it.',
    start: 'The money of a year is taken out when the year begins.',
    byAccount: 'Savings that you do not name as ordinary or Roth are before tax.',
    estimate:
      'The estimate of Social Security has today’s pay in place of your record, from 22 until you stop, and the formula of {year}. What an earlier or later start changes follows section 202 of the Social Security Act.',
    requiredSource:
      'What must come out follows the Uniform Lifetime Table of IRS Publication 590-B: from 73, and from 75 for people born in 1960 or later, by section 107 of the SECURE 2.0 Act. For people born before 1951 it began at 72, and before July 1949 at 70½.',
    markets:
      'The past is the series of Robert Shiller for US stocks and bonds from {from} to {to}, as tidied by datasets/s-and-p-500 (PDDL 1.0). It has averages of months, so real ups and downs were larger, and no fees of its own.',
    mix: 'In the three times {shares} is in stocks and the rest in bonds, set back to that each year, less {fees} for fees. Half and half is a start, not advice.',
  },
  stories: {
    intro:
      'We put your savings, and what you take from them, into every stretch of {years} years since {since}, with {shares} in US stocks. These are the worst, the middle and the best of {times}, by what the savings could have paid evenly.',
    none: 'Without savings there is nothing to compare.',
    tooLittle:
      'With so little in savings there is nothing to compare: even the best time would pay less than a dollar a month.',
    share:
      'Of all {times} stretches, the savings lasted in {lasted}. They overlap, and no time has to come again: the three above say more than this number.',
    worst: 'The worst: {fromYear} to {toYear}',
    middle: 'The middle: {fromYear} to {toYear}',
    best: 'The best: {fromYear} to {toYear}',
    at: 'Age\u00a0{age}',
  },
  orders: {
    text: 'People take from their accounts in different orders, and none is best for everyone: the tax depends on what is not asked here. These are three of them with your figures.',
    one: 'All of your savings are of one kind, so no order changes anything. Under what we assume, you can say how much is in ordinary and in Roth accounts.',
    'outside-first': 'Ordinary accounts, then before tax, then Roth',
    'pretax-first': 'Before tax, then ordinary accounts, then Roth',
    evenly: 'The same part from each',
  },
} as const;
