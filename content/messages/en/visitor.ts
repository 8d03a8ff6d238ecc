/** Texts of the dialogs over a page: the question about feelings and the invitation to the quiz. */
export const messages = {
  sentiment: {
    title: 'How does your retirement look from here?',
    lead: 'Pick the sky that fits today. There’s no wrong answer.',
    choices: 'Five skies',
    confident: 'Confident',
    hopeful: 'Hopeful',
    soso: 'So-so',
    anxious: 'Anxious',
    discourage: 'Discouraged',
    thanksConfident: 'Thank you. Good to hear.',
    thanksHopeful: 'Thank you. Hopeful is a good place to start.',
    thanksSoso: 'Thank you. One small step can help.',
    thanksAnxious: 'Thank you. A plan can make worry smaller.',
    thanksDiscourage: 'Thank you. Discouraged is not the end of the trail.',
    results: 'What everyone here says',
    resultsAfterVotes: 'We show what everyone says once enough people have answered.',
    nextMinutes: '{minutes, plural, one {# minute} other {# minutes}} to read',
    fewAnswers: 'few',
    fewNote:
      '“Few” means fewer than ten answers. To keep anyone from standing out, the other shares are rough, in steps of 10%.',
    failed: 'We couldn’t count your answer, but thank you for giving it.',
    alreadyCounted:
      'An answer from this browser was counted earlier today, so this one is not added. You can answer again tomorrow.',
    close: 'Close',
  },
  quizModal: {
    title: 'Which animal are you on the trail?',
    body: 'Six questions, about two minutes. You get your retirement style and three next steps that fit it.',
    take: 'Take the quiz',
    later: 'Not now',
    close: 'Close',
  },
} as const;
