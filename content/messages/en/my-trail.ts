/** Texts of the page that gathers what the visitor has chosen. Only that page loads them. */
export const messages = {
  myTrail: {
    title: 'My trail',
    description:
      'Your animal, your three steps, the guides you read and the match, drawn as one path. It stays on your device.',
    descriptionNoMatch:
      'Your animal, your three steps and the guides you read, drawn as one path. It stays on your device.',
    emptyTitle: 'Two minutes to your first step',
    emptyLead:
      'Answer six questions and your path begins here: an animal, three steps, and one of them to take next. The guides you read and your match join it.',
    emptyLeadNoMatch:
      'Answer six questions and your path begins here: an animal, three steps, and one of them to take next. The guides you read join it.',
    start: 'Take the quiz',
    calculator: 'Or see what you could have with the calculator',
    needsScript:
      'Your path is drawn from what your own browser keeps, and for that it needs JavaScript. The quiz and the calculator work without it.',
    lead: '{animal} is your animal. {done, plural, =0 {Three steps lie ahead.} one {One of three steps is done.} other {# of three steps are done.}}',
    leadNoAnimal: 'You have begun. The quiz finds your animal and your three steps.',
    leadDone: 'All three steps are done, and the flag is up.',
    next: 'Your next step',
    nextQuiz: 'Find out which animal walks like you',
    nextQuizText: 'Six questions, about two minutes. You leave with three steps.',
    nextMatch: 'See whether you get the whole match',
    nextAgain: 'Has life changed?',
    nextAgainText:
      'A new job, a new baby, a new town: your animal may have changed too. It takes two minutes to see.',
    quizAgain: 'Take the quiz again',
    within: '{days, plural, one {Within # day} other {Within # days}}',
    steps: 'Your three steps',
    done: 'Done',
    markDone: 'Done: {step}',
    match: 'The match',
    matchWhole:
      'Your employer adds up to {added}% of your pay. You get all of it when you save {rate}%.',
    matchUnknown:
      'Many employers add to what you save. Ask whether yours does, and how much you have to save for all of it.',
    matchLink: 'How the match works',
    matchGot: 'I get all of it',
    guides: 'Guides you read',
    noGuides: 'None yet. A guide you open joins your trail by itself.',
    guidesLink: 'Find a guide',
    earlier: '{count, plural, one {One more} other {# more}}',
    first: {
      title: 'What first?',
      lead: 'An order that many guides agree on for a dollar that is left. Numbers you typed in the calculator or the budget stand beside it. They are read here and sent nowhere.',
      match: {
        title: 'The whole match',
        text: 'It is part of your pay, and what you do not claim is gone.',
        own: 'With your numbers in the calculator, {amount} of it is left with your employer each year.',
        done: 'You get all of it.',
        early:
          'What you save reaches the yearly limit before the year ends, and your employer adds nothing after that.',
      },
      debt: {
        title: 'Costly debt',
        text: 'Cards and payday loans can cost more than savings may earn.',
        own: 'Your budget has {amount} a month for debts. The one with the highest interest comes first.',
        done: 'Your budget has no debts to pay. Go on with the next one.',
      },
      cushion: {
        title: 'A cushion of one month',
        text: 'What a month costs you, kept where you can reach it.',
        own: 'By your budget, a month costs you about {amount}. Keep that much where you can reach it.',
      },
      more: {
        title: 'Then more',
        text: 'A little more of your pay, best when it rises.',
        own: 'One percent of your pay is about {amount} a month. It is easiest when your pay rises.',
        elsewhere:
          'What you can spare beyond that can go into an account of your own, such as an IRA.',
      },
      noNumbers: 'No numbers of yours yet, or not all of them:',
      calculator: 'Open the calculator',
      budget: 'Open the one-page budget',
    },
    take: 'Take it along',
    takeLead: 'On paper, in your calendar, or to another device. No address needed.',
    print: 'Print on one sheet',
    calendar: 'Add to my calendar',
    calendarText: 'What is still open, and a look back in six months. The dates count from today.',
    mail: 'Or get it by email',
    lookBack: 'Six months on: look at my trail',
    lookBackText: 'Which steps are done? Has life changed? Two minutes are enough.',
    save: 'Save as a file',
    copyLink: 'Copy a link',
    linkNote:
      'The link holds your animal, what you checked off and your last 60 guides behind its #, which no server sees. Whoever has it can read them.',
    linkTitle: 'This link brings a trail',
    linkText: 'Add it to yours? It is read here and sent nowhere. Nothing you have is lost.',
    linkAdd: 'Add it',
    linkLeave: 'Leave it',
    linkAdded: 'The link was added to your trail.',
    linkUnread: 'This link holds no trail that can be read. Copy it again on the other device.',
    open: 'Open a file',
    openText: 'Made on another device? Open it here. It adds to this trail and sends nothing.',
    opened: 'The file was added to your trail.',
    mistakes: {
      tooLarge: 'This file is too large to be a trail. Choose the one called my-trail.json.',
      noTrail: 'This is no trail. Choose the file called my-trail.json.',
      newer: 'This trail is from a newer version of the site. Reload the page and open it again.',
      broken: 'This trail has been changed and cannot be read. Save it again on the other device.',
    },
    unread: 'The browser could not read this file. Choose it again.',
    notKept: 'Your browser keeps nothing. This trail is gone when you close the page.',
    kept: 'What is kept',
    keptText:
      'All of this is kept in this browser, on this device. Nothing of it is sent to us. Some browsers erase it after seven days without a visit: the file keeps it.',
    forget: 'Forget everything',
    forgetText:
      'The button erases your animal, what you checked off, the guides you read and where your sessions stopped from this browser, and the numbers of the budget sheet, the calculator and the money questions, too.',
    forgotten: 'Forgotten. Nothing of your trail is left in this browser.',
    whatIsWhat: 'Three pages, three jobs',
    whatTrail: 'My trail: what you chose anywhere here, gathered on one path.',
    whatActionPlan: 'Action plan: the three steps of one animal, to print or get by email.',
    whatPlan: 'Your plan at a glance: what your employer offers.',
  },
} as const;
