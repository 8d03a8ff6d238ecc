/** The specification's names of the questions, in the order in which they are asked. */
export const QUESTION_KEYS = [
  'contributingTo401k',
  'howFarRetirement',
  'planningForRetirement',
  'retirementRoadblock',
  'retirementVacation',
  'financialFutureSentiment',
] as const;
export type QuestionKey = (typeof QUESTION_KEYS)[number];

/** What one answer counts for: how near retirement is, and how much the person does about it. */
export interface Answer {
  /** In a yes/no tree, the way through it: `yes-no`. */
  id: string;
  distance: number;
  engagement: number;
}

export interface Question {
  key: QuestionKey;
  /** The question's name in the address. */
  slug: string;
  kind: 'pictures' | 'tree';
  answers: readonly Answer[];
}

/**
 * How near retirement is decides first; the other answers only tip a person who stands between two
 * places. Saving weighs more than all other engagement together, so that a person who saves nothing
 * is never told that they save.
 */
export const QUESTIONS: readonly Question[] = [
  {
    key: 'contributingTo401k',
    slug: 'contributing-to-401k',
    kind: 'tree',
    answers: [
      { id: 'yes-yes-yes', distance: 0, engagement: 20 },
      { id: 'yes-yes-no', distance: 0, engagement: 18 },
      { id: 'yes-no', distance: 0, engagement: 16 },
      { id: 'no-yes', distance: 0, engagement: 15 },
      { id: 'no-no', distance: 0, engagement: 0 },
    ],
  },
  {
    key: 'howFarRetirement',
    slug: 'how-far-retirement',
    kind: 'pictures',
    answers: [
      { id: 'setting-out', distance: 0, engagement: 0 },
      { id: 'long-way', distance: 12, engagement: 0 },
      { id: 'halfway', distance: 20, engagement: 0 },
      { id: 'in-sight', distance: 34, engagement: 0 },
      { id: 'there', distance: 44, engagement: 0 },
    ],
  },
  {
    key: 'planningForRetirement',
    slug: 'planning-for-retirement',
    kind: 'tree',
    answers: [
      { id: 'yes-yes-yes', distance: 0, engagement: 7 },
      { id: 'yes-yes-no', distance: 0, engagement: 5 },
      { id: 'yes-no', distance: 0, engagement: 4 },
      { id: 'no-yes', distance: 0, engagement: 2 },
      { id: 'no-no', distance: 0, engagement: 0 },
    ],
  },
  {
    key: 'retirementRoadblock',
    slug: 'retirement-roadblock',
    kind: 'pictures',
    answers: [
      { id: 'start', distance: 0, engagement: 0 },
      { id: 'debt', distance: 0, engagement: 1 },
      { id: 'family', distance: 0, engagement: 1 },
      { id: 'prices', distance: 1, engagement: 2 },
      { id: 'clear', distance: 1, engagement: 3 },
    ],
  },
  {
    key: 'retirementVacation',
    slug: 'retirement-vacation',
    kind: 'pictures',
    answers: [
      { id: 'water', distance: 0, engagement: 0 },
      { id: 'hills', distance: 0, engagement: 1 },
      { id: 'home', distance: 1, engagement: 0 },
      { id: 'new', distance: 0, engagement: 1 },
    ],
  },
  {
    key: 'financialFutureSentiment',
    slug: 'financial-future-sentiment',
    kind: 'pictures',
    answers: [
      { id: 'confident', distance: 0, engagement: 3 },
      { id: 'hopeful', distance: 0, engagement: 2 },
      { id: 'soso', distance: 0, engagement: 1 },
      { id: 'anxious', distance: 0, engagement: 0 },
      { id: 'discourage', distance: 0, engagement: 0 },
    ],
  },
];

export function getQuestion(key: QuestionKey): Question {
  const question = QUESTIONS.find((each) => each.key === key);
  if (!question) throw new Error(`No such question: ${key}`);
  return question;
}

export function findQuestionBySlug(slug: string | undefined): Question | undefined {
  return QUESTIONS.find((question) => question.slug === slug);
}

export function indexOfQuestion(key: QuestionKey): number {
  return QUESTION_KEYS.indexOf(key);
}
