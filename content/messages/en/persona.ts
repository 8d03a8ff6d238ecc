/** Texts of the animals, the action plans and the union page. Only those pages load them. */
export const messages = {
  animal: {
    determining: 'Determining your animal...',
    yourStyle: 'Your retirement style is',
    seePlan: 'See my three steps',
    startOver: 'Start over',
    stepsTitle: 'Your three next steps',
    strengths: 'What you’re good at',
    watchFor: 'Worth watching',
    openPlan: 'Open my action plan',
    openPlanHint: 'Check off what you’ve done, print it or add it to your calendar.',
    othersTitle: 'Meet the other four',
    resultTitle: 'Your retirement style',
    resultDescription:
      'The animal that your answers in the retirement quiz lead to, and its three steps.',
    noResultTitle: 'No animal yet',
    noResultLead: 'Answer six questions and we’ll find the one that walks like you.',
    notSure: 'Is this you? Take the quiz and find out.',
    takeQuiz: 'Take the quiz',
    theirSteps: 'Its three steps',
    seeTheirPlan: 'See its action plan',
  },
  plan: {
    titleOf: 'My action plan: {animal}',
    lead: 'Three steps, one at a time. Check off what you’ve done and come back for the next.',
    description:
      '{animal}: three steps, each with a date to aim for and a link that takes you there.',
    within: '{days, plural, one {Within # day} other {Within # days}}',
    step: 'Step {number}',
    done: 'Done',
    markDone: 'Done: {step}',
    progress: '{done} of {total} done',
    allDone: 'All three done. That’s a real stretch of trail.',
    keepTitle: 'Keep your plan near',
    keepLead: 'Hang it on the fridge, or let your calendar remind you on the morning of each date.',
    print: 'Print my plan',
    calendar: 'Add to my calendar',
    calendarHint: 'The dates count from the day you add them.',
    notYours: 'Not sure this one is yours?',
    aboutAnimal: 'About this animal',
    trail: 'My trail: what you chose anywhere here, gathered on one path',
    glance: 'Your plan at a glance: what your employer offers',
    reminder: {
      title: 'Six months on. How is it going?',
      lead: 'Here are your three steps again. Pick up where you left off, and no harm done if that is the first one.',
      description: 'A look back at your three steps, six months after you made your plan.',
      changedTitle: 'Has life changed?',
      changedLead:
        'A new job, a new baby, a new town: your animal may have changed too. It takes two minutes to see.',
      again: 'Take the quiz again',
      openPlan: 'Open my action plan',
    },
  },
  union: {
    start: 'Find my retirement style',
    quizTitle: 'Which animal walks like you?',
    quizLead: 'Six questions. About two minutes. You leave with a three-step plan.',
  },
} as const;

export const searchWords = {
  union: 'union, unions, union contract, labor union',
} as const;
