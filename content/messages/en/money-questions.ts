import * as retirementPay from './questions/retirement-pay.ts';
import * as socialSecurity from './questions/social-security.ts';

export const messages = {
  moneyQuestions: {
    title: 'Money questions',
    description:
      'Put in your own numbers and see the answer at once, how we got it, and what it leaves out.',
    lead: 'Each one takes a few numbers. You see the answer, how we got it, and what it leaves out.',
    errorTitle: 'Check a number: {title}',
    wrong: 'Please check these numbers',
    show: 'Show my answer',
    kept: 'The numbers are an example until you put in yours. Yours stay in this tab until you start over or close it.',
    startOver: 'Start over',
    sources: 'What we assume, and where the figures come from',
    change: 'What we assume, if you want to change it',
    assumed: 'What we assume',
    leftOut: 'What this leaves out',
    others: 'Other money questions',
    instead: 'Questions that fit your plan',
    units: {
      percent: 'percent',
      years: 'years',
      age: 'years old',
      months: 'months',
      cents: 'cents',
    },
    mistakes: {
      dollars: 'Type an amount from {min} to {max}.',
      percent: 'Type a percentage from {min} to {max}.',
      years: 'Type a number of years from {min} to {max}.',
      age: 'Type an age from {min} to {max}, without a fraction.',
      months: 'Type a number of months from {min} to {max}.',
      cents: 'Type a number of cents from {min} to {max}.',
      year: 'Type a year from {min} to {max}.',
    },
    choices: {
      order: {
        'outside-first': 'Ordinary accounts first',
        'pretax-first': 'Before tax first',
        evenly: 'The same part from each',
      },
      filer: {
        single: 'Single',
        household: 'Head of household',
        married: 'Married, filing jointly',
      },
      period: {
        weekly: 'Every week',
        biweekly: 'Every two weeks',
        semimonthly: 'Twice a month',
        monthly: 'Every month',
        yearly: 'Once a year',
      },
      trueUp: { yes: 'Yes', no: 'No, or I do not know' },
      schedule: {
        plan: 'As your plan says',
        cliff: 'All of it at once, after some years',
        graded: 'A part of it each year',
      },
    },
    of: {
      'social-security': socialSecurity.question,
      'retirement-pay': retirementPay.question,
      savers: {
        title: 'Will the government add to my savings?',
        description:
          'The Saver’s Credit of 2026 and the Saver’s Match from 2027 on: what you could get with your income and how you file.',
        lead: 'With a modest income it may: for 2026 as a credit on your taxes, from 2027 on as money in your account.',
        searchWords: 'Saver’s Match, Saver’s Credit, tax credit',
        card: 'The Saver’s Credit of 2026 and the Saver’s Match from 2027 on: whether your income fits, and how much it could be.',
        caption: 'What you could get from each',
        fields: {
          filer: 'How you file your taxes',
          income: 'Your income for the year',
          saved: 'What you save in the year',
          spouseSaved: 'What your spouse saves in the year',
          tax: 'Federal income tax you owe, if you know it',
        },
        handed: {
          income:
            'This number came from your projection, as your pay. Line 11 of your tax return (Form 1040), your adjusted gross income, may be lower: what you save before tax is not in it. On a joint return it has your spouse’s income, too. If you know that number, type it here.',
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
          able: 'ABLE accounts, for people with a disability. What they save in their own counts for the Saver’s Credit, which stays for it after 2026. It does not count for the Saver’s Match.',
          student:
            'Full-time students cannot get them, and neither can anyone who can be claimed as a dependent.',
          withdrawn:
            'Money you took out of retirement accounts lately can make both of them smaller. It is not in here.',
          other:
            'Your tax can be lower through other credits, such as the one for children. Then the Saver’s Credit can come to less.',
          apart: 'If you are married and file apart, use Single.',
        },
      },
      paycheck: {
        title: 'What does one percent more cost me?',
        description:
          'What one percent of pay more takes out of each paycheck, before tax and as Roth, by how often you are paid and how you file.',
        lead: 'Often less than one percent: what goes in before tax lowers the tax you pay now. See it in your own paycheck.',
        searchWords: 'take-home pay, paycheck calculator, cost of saving more, withholding',
        card: 'How much smaller each paycheck gets, before tax and as Roth, for the way you are paid and file.',
        caption: 'Each paycheck',
        fields: {
          pay: 'Your pay for the year',
          period: 'How often you are paid',
          filer: 'How you file your taxes',
          pretax: 'What you save now, before tax',
          roth: 'What you save now, as Roth',
          age: 'Your age at the end of the year',
          ownLimit: 'The most of your pay that your plan takes',
          paidBefore: 'Paid to you before, in the same year',
        },
        hints: {
          pay: 'Before taxes and before anything is taken out.',
          age: 'From age 50 on you may put in more.',
          ownLimit: 'Your plan may set a limit below the law’s.',
          paidBefore: 'By this employer. Social Security and Medicare count it.',
        },
        columns: {
          now: 'As you save now',
          pretax: '1% more, before tax',
          roth: '1% more, as Roth',
        },
        leftOut: {
          state: 'State and local income tax. In many places, saving before tax lowers it too.',
          others: 'Health insurance and whatever else is taken out of your paycheck.',
          form: 'A second job, other income, and anything on your Form W-4 besides how you file.',
          match: 'What your employer may add for what you save.',
        },
        misfit:
          'Nothing comes out of your pay for this plan, so you have no rate to raise. Other questions fit it better.',
      },
      roth: {
        title: 'Roth or before tax?',
        description:
          'The same cost in your paycheck, saved before tax or as Roth: what each could leave after taxes, and at which tax rate both come out the same.',
        lead: 'Compare both at the same cost in your paycheck. It depends on your tax rate now and later.',
        searchWords: 'Roth calculator, traditional or Roth, after tax',
        card: 'The same cost in your paycheck, paid in both ways: what each could leave you after taxes.',
        caption: 'The same cost, two ways',
        fields: {
          filer: 'How you file your taxes',
          pay: 'Your pay for the year',
          saved: 'What would go in before tax each year',
          years: 'Years until you use it',
          rateLater: 'Your tax rate when you use it',
          rateNow: 'Your tax rate now, if you know it',
          growth: 'What savings earn in a year',
          match: 'What your employer adds in a year',
          age: 'Your age at the end of the year',
        },
        hints: {
          rateLater:
            'Nobody knows it. Federal rates today are 10, 12, 22, 24, 32, 35 and 37 percent, and you can try several.',
          rateNow: 'Leave it empty and we look it up for your pay.',
          match: 'It is the same both ways, and in most plans it goes in before tax.',
          age: 'From age 50 on you may put in more.',
        },
        columns: { pretax: 'Before tax', roth: 'Roth' },
        leftOut: {
          state: 'State and local income tax, now and later.',
          rules:
            'Roth money comes out without tax only under rules: in most cases from age 59½, and five years after the first Roth dollar.',
          distributions:
            'Money saved before tax has to come out from a certain age on. Roth money in a plan at work does not.',
          both: 'You can do some of each. Neither one is better for everyone.',
        },
        misfit:
          'Your own pay cannot go into this plan as Roth, so there is no such choice to make. Other questions fit it better.',
      },
      match: {
        title: 'How much of the match do I leave behind?',
        description:
          'What goes unclaimed of your employer’s match in a year, in dollars, and how much of it can still be yours this year.',
        lead: 'See in dollars what your employer would add and you do not get yet.',
        searchWords: 'unclaimed match, free money, employer match calculator',
        card: 'What goes unclaimed of your employer’s match, and how much of it can still be yours this year.',
        caption: 'In dollars',
        fields: {
          pay: 'Your pay for the year',
          rate: 'What you save of it',
          cents: 'What your employer adds for each dollar you save',
          upTo: 'Up to how much of your pay',
          monthsLeft: 'Months of pay still to come this year',
          trueUp: 'Does your employer make up at the end of the year for paychecks with less?',
          age: 'Your age at the end of the year',
        },
        hints: {
          cents:
            'Your plan’s papers say it, such as 50 cents for each dollar up to 6 percent of pay.',
          age: 'From age 50 on you may put in more.',
        },
        columns: { amount: 'Dollars' },
        leftOut: {
          vesting: 'Part of the match may become yours only after some years.',
          changes: 'Raises, and changes of your rate during the year.',
          others: 'What an employer pays in for everyone, whether they save or not.',
        },
        misfit:
          'In this plan, what your employer pays in does not depend on what you save. Other questions fit it better.',
      },
      vesting: {
        title: 'What would I keep if I left today?',
        description:
          'How much of your employer’s money is yours if you left today, how much you would lose, and when that changes.',
        lead: 'What your employer paid in may become yours only with time. See it in dollars.',
        searchWords: 'leaving my job, vested balance, vesting calculator',
        card: 'How much of your employer’s money is yours today, and when more of it will be.',
        caption: 'In dollars',
        fields: {
          employerMoney: 'Your employer’s money in your account',
          service: 'Your years that count',
          age: 'Your age',
          schedule: 'When it becomes yours',
          wholeAfter: 'Years until all of it is yours',
        },
        hints: {
          employerMoney:
            'Only what your employer paid in, with what it earned. Your statement shows it.',
          service:
            'Years on the job. If your plan counts hours, only the years with enough of them.',
        },
        columns: { amount: 'Dollars' },
        leftOut: {
          rules: 'Plans count years in ways of their own. Your plan’s papers say how.',
          taxes: 'Taxes, and what leaving does to a loan from the plan.',
        },
        misfit:
          'In this plan, all of your employer’s money is yours from the first day, so there is nothing to lose by leaving.',
      },
    },
  },
  answers: {
    match: {
      unclaimed: '{unclaimed} of your employer’s match goes unclaimed in a year.',
      claimsAll: 'You get the whole match: {whole} a year.',
      none: 'With these numbers there is no match to claim.',
      stillWithTrueUp:
        '{still} of it can still be yours this year, if you save {rate} of the pay still to come. Your employer then makes up for the paychecks before.',
      early:
        'At {rate} of your pay you reach the limit of {limit} in month {month}, and your employer adds nothing to the paychecks after that. Saved evenly all year, as much as {even} of your pay brings the whole match.',
      stillAsPayAllows:
        'At most {still} of it can still be yours this year. That would take all of the {toCome} you are still to be paid.',
      stillAsPlanAllows:
        'At most {still} of it can still be yours this year. That would take {rate} of the pay still to come, the most that your plan lets you save.',
      taxesFirst:
        'Social Security and Medicare come out of your pay first, for most people {taxes} of it. What is left may not be enough for all of that.',
      still:
        '{still} of it can still be yours this year, if you save {rate} from the next paycheck on.',
      yearOver: 'None of it can still be yours this year. Next year it starts over.',
      decided:
        'Your employer decides about the match each year. This is what it decided for {year}.',
      claimedRow: 'You get in a year',
      wholeRow: 'The whole match',
      unclaimedRow: 'Unclaimed in a year',
      stillRow: 'Can still be yours this year',
      ofPlan: 'This is your plan’s match, as far as we know it.',
      onceAYear:
        'Your plan works the match out once a year, from the pay and the savings of all of it.',
      limit: 'You put in at most {limit}, by the IRS limits of {year}.',
      limitByAge:
        'You put in at most {limit}, by the IRS limits of {year}, and more from age 50 on if you tell us your age.',
      limitOfAge: 'At {age} you put in at most {limit}, by the IRS limits of {year}.',
      samePay: 'Every month has the same pay, and you save at one rate all year.',
    },
    vesting: {
      keepsPart:
        'If you left today, you would keep {kept} of your employer’s money and lose {lost}.',
      keepsNothing: 'If you left today, you would lose all of your employer’s money: {lost}.',
      keepsNone:
        'None of the money in your account is from your employer, so there is nothing to lose.',
      keepsAll: 'If you left today, you would keep all of your employer’s money: {kept}.',
      next: 'Years until the next step: {inYears}. From then on you would keep {percentage}, which is {kept} of today’s money.',
      whole:
        'At {age}, your plan’s normal retirement age, all of it becomes yours if you still work there, however few your years.',
      wholeUnknown:
        'At your plan’s normal retirement age all of it becomes yours if you still work there, however few your years.',
      own: 'What you saved yourself is always yours.',
      employerRow: 'Your employer’s money',
      keptRow: 'Yours if you left today',
      lostRow: 'Lost if you left today',
      ofPlan: 'It becomes yours by the rules of your plan, as far as we know them.',
      evenSteps:
        'We take it that the first year brings nothing, and each year after it the same part, until all of it is yours. Your plan may begin sooner.',
      typed:
        'It becomes yours by the rules that you chose. Your plan’s papers say which ones hold.',
    },
    paycheck: {
      costsBoth:
        'One percent more puts {goesIn} of each paycheck into your savings. It costs you {pretaxCosts} before tax, or {rothCosts} as Roth.',
      costs:
        'One percent more puts {goesIn} of each paycheck into your savings. It costs you {pretaxCosts}.',
      fitsBoth:
        'Less than one percent more still fits: {goesIn} of each paycheck. It costs you {pretaxCosts} before tax, or {rothCosts} as Roth.',
      fits: 'Less than one percent more still fits: {goesIn} of each paycheck. It costs you {pretaxCosts}.',
      costsRoth:
        'One percent more puts {goesIn} of each paycheck into your savings. It can only go in as Roth, so it costs you {rothCosts}.',
      fitsRoth:
        'Less than one percent more still fits: {goesIn} of each paycheck. It can only go in as Roth, so it costs you {rothCosts}.',
      tooLittle:
        'One percent of a paycheck of {pay} is less than a cent, so there is nothing to work out.',
      atLimit: 'You already save as much as you may, {most} in the year: {each} of each paycheck.',
      atPay: 'You already save all that the taxes leave of your paycheck.',
      onlyRoth: 'You already save all that may go in before tax, {limit} in the year.',
      partRoth: 'Only {pretax} of it may still go in before tax. The rest has to be Roth.',
      hasToBeRoth:
        'Only {limit} a year may go in before tax, so {moved} of what you save from each paycheck is counted as Roth.',
      pretaxLess:
        'Before tax, {lessTax} less federal income tax is taken out. You pay tax on that money when you take it out of the plan.',
      pretaxSame:
        'Before tax, it costs what goes in, because no income tax is left that it could lower. You pay tax on that money when you take it out of the plan.',
      rothSame:
        'As Roth, it costs what goes in. That money and its growth can come out without tax.',
      ofYear:
        'That adds up: over {paychecks} paychecks, {goesIn} goes in, and before tax it costs you {costs}.',
      ofYearAsRoth:
        'That adds up: over {paychecks} paychecks, {goesIn} goes in, and it costs you {costs}.',
      nearLimit: 'The most for the year is {most}, or {each} of each paycheck.',
      nearPay: 'Your paycheck leaves no more than that.',
      tooMuch:
        'You want to save more than the taxes leave of your paycheck, so we count only what fits.',
      savedRow: 'You save',
      taxRow: 'Federal income tax',
      otherTaxesRow: 'Social Security and Medicare',
      takeHomeRow: 'You take home',
      again:
        'We work out the same paycheck again with {goesIn} more in savings. It costs you what is missing from your take-home pay.',
      table:
        'Federal income tax is withheld by the percentage method of IRS Publication 15-T for {year}, with a Form W-4 that says only how you file. Social Security and Medicare follow section 3101 of the tax code.',
      first: 'It is the first paycheck of the year, and every one is the same.',
      after:
        'You were already paid {paid} this year, and every paycheck is the same. The limits are spread evenly over the year.',
      limit: 'The law lets you put in up to {most}, by the IRS limits of {year}.',
      planLimit: 'Your plan lets you put in up to {limit} of your pay.',
    },
    roth: {
      both: 'The same cost of {cost} a year could leave you {pretax} as savings before tax or {roth} as Roth, once taxes are paid.',
      tooLittle:
        'With so little a year there is nothing to compare: in whole dollars, both ways look alike.',
      abovePay: 'You typed more than your pay, so we count all of your pay: {pay} a year.',
      aboveLimit: 'No more than {limit} a year can go in before tax, so we count that much.',
      even: 'Both come out the same, because your tax rate later is the same as now: {rate}.',
      above:
        'Both come out the same if your tax rate later is {rate}. If it is higher, Roth leaves more. If it is lower, saving before tax does.',
      noTaxNow:
        'Your tax rate now is {rate}, so saving before tax takes nothing off your tax. If your rate is higher later, Roth leaves more.',
      unknown:
        'Nobody knows their tax rate of later years, so this is not advice. You can try several.',
      goesInRow: 'Goes in each year',
      costsRow: 'Costs you each year',
      beforeRow: 'Could become',
      afterRow: 'Left after tax',
      rateEstimated:
        'Your tax rate now is {rate}: what saving this amount before tax takes off the federal tax on your pay, by the rates of IRS Publication 15-T for {year}.',
      rateTyped: 'Your tax rate now is {rate}, as you told us.',
      growth:
        'Savings earn {rate} a year, before inflation and fees. That is an assumption, not a promise.',
      limit: 'Up to {limit} a year can go in before tax, by the IRS limits of {year}.',
      limitByAge:
        'Up to {limit} a year can go in before tax, by the IRS limits of {year}. From age 50 on it is more, if you tell us your age.',
      limitOfAge:
        'At {age}, up to {limit} a year can go in before tax, by the IRS limits of {year}.',
      yearEnds: 'The money goes in at the end of each year, and the same amount every year.',
      rules:
        'All of it is taxed at one rate when it comes out, and Roth money comes out without tax.',
    },
    catchUp: {
      roth: 'From age {age} on, what you add on top of the usual limit has to be Roth if this employer paid you more than {wages} the year before ({year} rule).',
      lost: 'From age {age} on, people may add more on top of the usual limit. If this employer paid you more than {wages} the year before, that part has to be Roth ({year} rule). Your plan has no Roth, so nothing can go on top.',
    },
    ...socialSecurity.answers,
    ...retirementPay.answers,
    savers: {
      both: 'You could get {credit} off your tax for {creditYear}, and {added} into your account for {addedYear}.',
      onlyCredit:
        'You could get {credit} off your tax for {creditYear}. The Saver’s Match of {addedYear} would be {added}.',
      onlyMatch:
        'Nothing for {creditYear}, but {added} could go into your account for {addedYear}.',
      neither: 'With these numbers, you get nothing for {creditYear} or {addedYear}.',
      match: 'The government could add {added} to your account for {addedYear}.',
      noMatch: 'With these numbers, the government adds nothing for {addedYear}.',
      nothingSaved:
        'Nothing is saved in these numbers. Each counts what you put in, so type what you could save.',
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
        'The Saver’s Match goes into a pre-tax account that accepts it, even if you owe no tax. Your own savings may be Roth.',
      matchFrom:
        'For the Saver’s Match, what you save from January 1, {year} on counts. You ask for it with your tax return for that year, so it comes in {nextYear} at the earliest.',
      matchSmall: 'A match below {limit} may be taken as a credit instead.',
      creditRow: 'Saver’s Credit, {year}',
      matchRow: 'Saver’s Match, {year}',
      creditSource: 'The income limits of the credit are those of {year}: IRS Notice 2025-67.',
      taxEstimated:
        'We estimate your federal income tax at {taxOwed}: all of your income is pay, with the standard deduction. The rates are those of IRS Publication 15-T for {year}.',
      taxTyped: 'You owe {taxOwed} of federal income tax, as you told us.',
      matchSource:
        'The income limits of the Saver’s Match are those the law sets for {year}: section 6433 of the tax code. They rise in later years.',
      sameIncome: 'Your income stays at {income}, and you save the same in each year.',
    },
  },
  /** “How we got this”: a sentence for each step, with the names of its figures. */
  steps: {
    title: 'How we got this',
    paycheck: {
      pay: '{perYear} a year in {paychecks} paychecks is {pay} each.',
      saved: 'You save {pretax} before tax and {roth} as Roth.',
      federalTax:
        'Federal income tax: a year of such paychecks, less what goes in before tax and {subtract}, is {taxedPerYear}. By the IRS table of {year}, {federalTax} is withheld from each.',
      socialSecurity:
        'Social Security takes {rate} of your pay, up to {wageBase} a year: {socialSecurity}.',
      medicare: 'Medicare takes {rate}, and more on very high pay: {medicare}.',
      takeHome:
        'What is left is {takeHome}. State and local tax, health insurance and other deductions are not in it.',
    },
    onePercent: {
      none: 'The most for the year is {most}, the lower one of what the law and your plan take. That is {each} of each paycheck, and no more fits.',
      short: 'Nothing is left of the paycheck, so no more fits.',
      whole: 'One percent more of {pay} puts in {goesIn}.',
      part: 'One percent of {pay} is {onePercent}, and only {goesIn} more still fits.',
      pretax: 'Before tax, {lessTax} less is withheld by the same table, so it costs you {costs}.',
      partPretax:
        'Of that, {pretax} may be before tax. For it, {lessTax} less is withheld by the same table, so all of it costs you {costs}.',
      onlyRoth: 'What may go in before tax, {limit} in the year, is used up.',
      roth: 'As Roth, nothing less is withheld, so it costs the whole {goesIn}.',
    },
    estimatedTax: {
      taxed: 'An income of {income} less the standard deduction of {deduction} is {taxed}.',
      tax: 'By the rates of {year}, the federal tax on that is {taxOwed}.',
    },
    estimate: {
      earned:
        'Pay of {pay} counts, in {years} of the {countedYears} years that Social Security looks at. On average that is {monthly} a month.',
      earnedBy:
        'Person {who}: pay of {pay} counts, in {years} of the {countedYears} years that Social Security looks at. On average that is {monthly} a month.',
      full: 'The full benefit is 90% of that up to {firstBend}, 32% of what lies above it up to {secondBend}, and 15% of the rest: {full} a month.',
      claimed:
        'Starting at {age}, {share} of that is paid: {monthly} a month, rounded down to whole dollars.',
    },
    saversMatch: {
      share:
        'For {year}, the full Saver’s Match goes to incomes up to {wholeTo}, and from {noneFrom} on there is none. With {income} your share is {percentage}.',
      lost: 'Your income is {above} above the first amount, and {range} lies between the two. That takes off {lost} of the {whole} points, counted in whole points.',
      counted: 'Up to {mostSaved} a person counts. Of what you save, that is {counted}.',
      amount: 'The Saver’s Match could be {amount}. It goes into a pre-tax account.',
    },
    saversCredit: {
      share: 'For {year}, an income of {income} gets {percentage} of what counts.',
      counted: 'Up to {mostSaved} a person counts. Of what you save, that is {counted}.',
      amount:
        'The credit is at most {atMost}. It cannot be more than your tax of about {taxOwed}, so it could be {amount}.',
    },
    saverConditions: {
      adult: 'You are 18 or older.',
      noFullTimeStudent: 'You are not a full-time student.',
      noDependent: 'No one can claim you as a dependent.',
    },
    roth: {
      sameCost:
        'Paying in {pretax} a year before tax takes {lessTax} off your tax now, which is {rateNow} of what you pay in. It costs you {cost}, so that is what you could pay in as Roth.',
      pretaxLater:
        'Before tax: growing {rate} a year, it could become {before} (years of it: {years}). After tax of {rateLater} that leaves {after}.',
      rothLater: 'Roth: {cost} a year could become {after}, with no tax on it later.',
      employer:
        'Your employer’s {added} a year goes in before tax in most plans, so it is the same both ways: {after} after tax.',
      breakEven: 'Both come out the same if your tax rate later is {rate}.',
    },
    catchUp: {
      limit: 'At {age}, you can put in {limit}, and {catchUp} on top.',
      wages:
        'We take it that this employer paid you {wages} in {year}, too. Above {limit}, the catch-up has to be Roth.',
      result: 'Your catch-up can be up to {catchUp}.',
    },
    pay: {
      real: 'Savings grow {growth} a year, fees take {fees} and prices rise {prices}, so {real} a year is left beyond prices.',
      benefit: 'Social Security pays {monthly} a month from {age} on.',
      noBenefit: 'No Social Security is counted.',
      steady:
        'Spending the same each month until nothing is left at {until} allows {steady} a month at most.',
      spending: 'You want to spend {spending} a month.',
      orders:
        'For each order we go through the same years: what the law asks comes out first, the order decides about the rest, and every account grows alike. What the law asks is added up.',
    },
    claim: {
      own: 'Person {who}: {full} a month at the full retirement age of {fullYears} years and {fullMonths} months. Starting at {age}, it is {share} of that: {own}.',
      ownAtYears:
        'Person {who}: {full} a month at the full retirement age of {fullYears}. Starting at {age}, it is {share} of that: {own}.',
      spousePart:
        'Person {who} also gets {part} through the marriage. It can be at most {half}, half of the other’s full benefit, together with their own.',
      noSpousePart:
        'Person {who} gets nothing more through the marriage: their own benefit is at least {half}, half of the other’s.',
      together: 'Once both have started, that is {together} a month for the two of you.',
      leftAlone:
        'If one of you dies, the other keeps the larger benefit, their own or that of the one who died. After an early start, at least {least} of that one’s full benefit counts. That leaves {first} for person 1, {second} for person 2.',
    },
    earnings: {
      limit: 'Person {who}: in {year} the limit is {limit}. Pay of {earnings} is {above} above it.',
      heldBack:
        'Person {who}: one dollar is held back for every {forEach} above it, {amount} for the year.',
      givenBack:
        'Person {who}: it is not lost. From full retirement age in {year} on, the benefit goes up for what was held back.',
    },
    required: {
      notYet: 'Nothing has to come out until the year you turn {age}, in {year}.',
      divided:
        'The balance at the end of last year, {balance}, divided by {divisor} from the IRS table for age {age}, is {amount}.',
    },
    draw: {
      start: 'At {age} you could have {savings} in savings, in today’s dollars and before tax.',
      need: 'In the first year, {need} has to come from savings, a twelfth of it each month. Social Security pays the rest.',
      needAlone: 'In the first year, {need} has to come from savings, a twelfth of it each month.',
      growth: 'What stays earns {rate} a year beyond prices. That is an assumption.',
      first:
        'So the first year begins with {start}, {spent} is spent, and {end} is left at its end. Each further year goes the same way.',
      lasts: 'It lasts until you are {age}, with {left} left.',
      ends: 'In the year you are {age}, it is no longer enough.',
    },
    story: {
      series:
        'US markets from {fromYear} to {toYear}, with {shares} in shares and the rest in long bonds, beyond prices. The data are Robert Shiller’s.',
      ranked:
        'There are {times} stretches of {years} years. We put them in order by how much savings could have paid each year, so that nothing was left after the last.',
      told: 'From {fromYear} to {toYear}, {savings} could have paid {paidEvenly} each year, a twelfth of it each month.',
      walked:
        'With what you need, {need} is taken out first. The rest gains {gain} beyond prices that year, which leaves {first}. Each further year goes the same way until you are {until}. In the end {left} is left.',
      share: 'What you need lasted in {lasted} of all {times} stretches. The past is no promise.',
    },
    vesting: {
      share:
        'Years that count so far: {years}. With them, {percentage} of your employer’s money is yours.',
      byAge:
        'At {age}, your plan’s normal retirement age, all of your employer’s money becomes yours if you still work there.',
      keep: 'Of {employerMoney}, you would keep {kept} and lose {lost} if you left today.',
      next: 'Years until more is yours: {inYears}. Then it is {percentage}.',
      whole: 'All of it is yours from this many years on: {years}.',
    },
    match: {
      tier: 'On what you save from {from} to {upTo} of {pay}, your employer adds {cents} cents a dollar: {most} at most.',
      wholeRate: 'Saving {rate} of your pay brings the whole match: {whole} a year.',
      early:
        'At {rate} you put in {monthly} a month and reach the limit of {limit} in month {month}. Your employer adds {each} in each month before it, {last} in that month, and nothing after it.',
      claimed: 'At {rate} you get {claimed}.',
      unclaimed: '{unclaimed} a year stays with your employer.',
      stillToClaim: '{stillToClaim} of it can still be yours this year.',
    },
  },
} as const;
