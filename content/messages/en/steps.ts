/** “How we got this”: a sentence for each step of the money questions, with the names of its figures. */
export const messages = {
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
    saversMatch: {
      share:
        'For {year}, the full match reaches incomes up to {wholeTo}, and it ends at {noneFrom}. With {income} your share is {percentage}.',
      counted: 'Up to {mostSaved} a person counts. Of what you save, that is {counted}.',
      amount: 'The match could be {amount}. It goes into a pre-tax account.',
    },
    saversCredit: {
      share: 'For {year}, an income of {income} has a share of {percentage}.',
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
        'Paying in {pretax} a year before tax saves {rateNow} of tax now. It costs you {cost}, so that is what you could pay in as Roth.',
      pretaxLater:
        'Before tax: over {years} years at {rate} it could become {before}. After tax of {rateLater} that leaves {after}.',
      rothLater: 'Roth: {cost} a year could become {after}, with no tax on it later.',
      employer:
        'Your employer’s {added} a year goes in before tax in most plans, so it is the same both ways: {after} after tax.',
      breakEven: 'Both come out the same if your tax rate later is {rate}.',
    },
    catchUp: {
      limit: 'At {age}, you can put in {limit}, and {catchUp} on top.',
      wages:
        'In {year} this employer paid you {wages}. Above {limit}, the catch-up has to be Roth.',
      result: 'Your catch-up can be up to {catchUp}.',
    },
    claim: {
      own: 'Person {who}: {full} a month at the full retirement age of {fullYears} years and {fullMonths} months. Starting at {age}, it is {own}.',
      spousePart:
        'Person {who} also gets {part} through the marriage. It can be at most {half}, half of the other’s full benefit, together with their own.',
      noSpousePart:
        'Person {who} gets nothing more through the marriage: their own benefit is as large as {half}, half of the other’s.',
      together: 'Once both have started, that is {together} a month for the two of you.',
      leftAlone:
        'If one of you dies, the other keeps the larger benefit: {first} for person 1, {second} for person 2.',
    },
    earnings: {
      limit: 'In {year} the limit is {limit}. You earn {earnings}, which is {above} above it.',
      heldBack: 'One dollar is held back for every {forEach} above it: {amount} for the year.',
      givenBack:
        'It is not lost. From your full retirement age in {year} on, your benefit goes up for what was held back.',
    },
    required: {
      notYet: 'Nothing has to come out until the year you turn {age}, in {year}.',
      divided:
        'The balance at the end of last year, {balance}, divided by {divisor} from the IRS table for age {age}, is {amount}.',
    },
    draw: {
      start: 'At {age} you could have {savings} in savings, in today’s dollars and before tax.',
      need: 'In the first year, {need} has to come from savings. Social Security pays the rest.',
      growth: 'What stays earns {rate} a year beyond prices. That is an assumption.',
      lasts: 'It lasts until you are {age}, with {left} left.',
      ends: 'In the year you are {age}, it is no longer enough.',
    },
    story: {
      series:
        'US markets from {fromYear} to {toYear}, with {shares} in shares and the rest in long bonds, beyond prices. The data are Robert Shiller’s.',
      ranked:
        'There are {times} stretches of {years} years. We put them in order by how much savings could have paid each year.',
      told: 'From {fromYear} to {toYear}, savings could have paid {paidEvenly} each year. What you need lasted in {lasted} of all stretches. The past is no promise.',
    },
    vesting: {
      share: 'After {years} years that count, {percentage} of your employer’s money is yours.',
      keep: 'Of {employerMoney}, you would keep {kept} if you left today. What you saved yourself is always yours.',
      next: 'In {inYears} years it is {percentage}.',
      whole: 'After {years} years all of it is yours.',
    },
    match: {
      wholeRate: 'Saving {rate} of your pay brings the whole match: {whole} a year.',
      claimed: 'At {rate} you get {claimed}.',
      unclaimed: '{unclaimed} a year stays with your employer.',
      stillToClaim: '{stillToClaim} of it can still be yours this year.',
    },
  },
} as const;
