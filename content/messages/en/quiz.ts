/** Texts of the quiz. Only its questions load them. */
export const messages = {
  quiz: {
    title: 'What’s your retirement style?',
    lead: 'Six questions, about two minutes. You meet your animal and leave with three steps that fit you.',
    description:
      'A two-minute quiz about you and retirement. Answer six questions, meet your animal and get a plan of three steps.',
    start: 'Start the quiz',
    noNames: 'No name and no account needed.',
    howTitle: 'How it works',
    how1Title: 'Answer six questions',
    how1: 'Some have pictures and some are yes or no. You can go back and change any answer.',
    how2Title: 'Meet your animal',
    how2: 'Five animals walk the same trail. None is better than another.',
    how3Title: 'Take three steps',
    how3: 'Your plan has three small steps, each with a date to aim for.',
    allTitle: 'Five animals on one trail',
    questionOf: '<strong>Question {step}</strong> of {total}',
    progress: 'Question {step} of {total}',
    back: 'Back',
    yes: 'Yes',
    no: 'No',
    next: 'Next question',
    finish: 'Find my animal',
    canChange: 'You can change any answer before you finish.',
    unanswered: 'Choose an answer to go on.',
    unansweredBelow: 'One more question belongs to your answer. Choose yes or no to go on.',
  },
} as const;

export const searchWords = {
  quiz: 'quiz, retirement quiz, retirement style, animals, action plan',
} as const;
