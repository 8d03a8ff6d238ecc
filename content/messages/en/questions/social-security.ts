/** Social Security for two: the words of its form, and what its answers may say. */
export const question = {
  title: 'Social Security for two',
  description:
    'What two people could get each month for every pair of ages from 62 to 70, and what one has left alone.',
  lead: 'Each of you chooses an age to begin. The two choices change what you get together, and what one of you has when the other dies.',
  searchWords: 'spouse benefits, married couple, survivor benefits, widow, when to claim',
  card: 'Every pair of ages from 62 to 70 side by side: what you could get together, and what one of you would have alone.',
  caption: 'A month',
  fields: {
    birthYear: 'Your year of birth',
    statement: 'Your full benefit a month, from a statement',
    pay: 'Your yearly pay before taxes',
    claimingAge: 'Age at which you begin',
    spouseBirthYear: 'Your spouse’s year of birth',
    spouseStatement: 'Your spouse’s full benefit a month',
    spousePay: 'Your spouse’s yearly pay',
    spouseClaimingAge: 'Age at which your spouse begins',
    worksUntil: 'You work until you are',
    spouseWorksUntil: 'Your spouse works until the age of',
  },
  hints: {
    birthYear: 'Born on January 1? Enter the year before.',
    statement:
      'The amount at full retirement age, in your account at ssa.gov. Without it, leave this empty.',
    pay: 'Without a statement we estimate from it. It also shows what work holds back.',
    spouseStatement: 'Leave it empty without a statement.',
    spousePay: 'Never worked under Social Security? Leave both empty.',
    worksUntil: 'Our estimate counts today’s pay for each year from 22 until this age.',
  },
  columns: { you: 'You (person 1)', spouse: 'Your spouse (person 2)' },
  sections: {
    together: {
      title: 'Both of you together, for each pair of ages',
      caption:
        'Dollars a month once both have begun. Down: your age. Across: the age of your spouse. Your choice is framed.',
      row: 'Your age',
    },
    youAlone: {
      title: 'What you would have alone, for each pair of ages',
      caption:
        'Dollars a month if your spouse dies first. Down: your age. Across: the age of your spouse. Your choice is framed.',
      row: 'Your age',
    },
    spouseAlone: {
      title: 'What your spouse would have alone, for each pair of ages',
      caption:
        'Dollars a month if you die first. Down: your age. Across: the age of your spouse. Your choice is framed.',
      row: 'Your age',
    },
    rules: { title: 'What the rules say' },
  },
  leftOut: {
    family: 'Benefits for people who are divorced, for children and for parents.',
    tax: 'Tax on Social Security, and the Medicare premium, which most people pay from it.',
    months: 'Months: you can begin in any month between 62 and 70, not only on a birthday.',
    law: 'Changes of the law. The trustees of Social Security say that without one, full benefits could not be paid after some point in the 2030s.',
  },
} as const;

export const answers = {
  couple: {
    together:
      'Together you could get {together} a month: you from {age} on, your spouse from {spouseAge} on.',
    nothing: 'With no benefit and no pay for either of you, there is nothing to show yet.',
    leftYou: 'If your spouse dies first, you could have {alone} a month.',
    leftSpouse: 'If you die first, your spouse could have {alone} a month.',
    pastSeventy:
      'People born before 1954 are past 70. Choose the age at which their own benefit began. If it has not begun, choose 70 and ask Social Security now: waiting brings no more, and at most six months are paid for the time before. They could take a spouse’s part alone first, so where it was asked for at another time, their benefit letter counts and not our sum.',
    estimatedYou: 'Your full benefit is our rough estimate. What your statement says is better.',
    estimatedSpouse:
      'Your spouse’s full benefit is our rough estimate. What a statement says is better.',
    workYou:
      'If you go on working: in the years before {fullYear}, $1 of your benefit is held back for every $2 of pay above {limit} a year.',
    workLastYou:
      'If you go on working: in {fullYear}, until the month of your full retirement age, $1 of your benefit is held back for every $3 of pay above {limit}.',
    heldYou: 'With pay of {pay}, about {amount} of your first year’s benefit would be held back.',
    workSpouse:
      'If your spouse goes on working: in the years before {fullYear}, $1 of that benefit is held back for every $2 of pay above {limit} a year.',
    workLastSpouse:
      'If your spouse goes on working: in {fullYear}, until the month of full retirement age, $1 of that benefit is held back for every $3 of pay above {limit}.',
    heldSpouse:
      'With pay of {pay}, about {amount} of your spouse’s first year of benefits would be held back.',
    givenBack:
      'What is held back is not lost: from full retirement age on, the benefit is higher for it.',
    age: 'Begins at',
    full: 'Full benefit',
    own: 'From own work',
    added: 'Added as a spouse',
    paid: 'In all',
    alone: 'If the other dies first',
    at: 'Age\u00a0{age}',
    range:
      'It goes from {least} to {most}. Waiting brings larger checks, but fewer of them. No pair is right for everyone.',
    deemed:
      'For everyone born since 1954, asking for one benefit is asking for both. You cannot take a spouse’s part first and let your own grow.',
    part: 'A spouse’s part begins when both of you have begun. It reaches half of the other’s full benefit, less your own. Waiting past full retirement age does not raise it.',
    survivor:
      'When one of you dies, the other keeps the larger of the two benefits, not both. If the one who died had begun early, at least {least} of that person’s full benefit counts. Our amounts are those from the survivor’s full age on. From 60 on it can be less.',
    pensions:
      'A pension from work without Social Security no longer cuts these benefits. A law of January 2025 ended the two rules that did, WEP and GPO.',
    today: 'All amounts are in today’s dollars and before tax.',
    begins:
      'Benefits begin in the month of the birthday, at 62 a month later: the law asks for a whole month at 62.',
    cut: 'What an earlier or later start changes, and what a spouse or a survivor gets, follow section 202 of the Social Security Act. Benefits are rounded down to ten cents, and payments to whole dollars.',
    survives:
      'The one who is left takes the survivor’s benefit from full age on. The other one had begun as you chose.',
    estimate:
      'The estimate has today’s pay in place of your record, and the formula of {year}: Social Security, Benefit Calculation.',
    earnings:
      'The limits for work are those of {year}: {limit} a year, and {last} in the year of full retirement age. Social Security, Exempt Amounts.',
  },
} as const;
