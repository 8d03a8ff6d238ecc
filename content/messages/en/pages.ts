/**
 * Texts of the pages around the articles. An article needs none of them, so only those pages load
 * them.
 */
export const messages = {
  home: {
    trendingTitle: 'Trending topics',
    allTopics: 'See all topics',
    topicsLabel: 'What is on your mind?',
    exampleAge: 'Age {age}',
    oneTitle: 'One percent more:',
    oneAmount: 'about <amountPlace>{amount}</amountPlace>.',
    oneLead:
      'That is what it could add by age {age}, in today’s dollars. Now you: three taps, and nothing is kept.',
    oneAsks: {
      currentAge: 'My age',
      pretaxSalary: 'My pay a year',
      contributionPercentage: 'I save',
    },
    oneRate: '{rate}%',
    lifeAge: '{age} years old',
    oneAnswer: 'Show my answer',
    oneOwn: 'Use my own numbers',
    oneWithMore:
      '<rateWithMorePlace>{rateWithMore}</rateWithMorePlace>%: <withMorePlace>{withMore}</withMorePlace>',
    oneGain: '+<gainPlace>{gain}</gainPlace>',
    oneBase: '<ratePlace>{rate}</ratePlace>%: <basePlace>{base}</basePlace>',
    oneAge: 'Age <agePlace>{age}</agePlace>',
    oneNote:
      'Growth of {growth}% a year, raises of {raise}%, prices up {prices}%, no fees. {hasMatch, select, yes {The employer adds {cents} cents per dollar up to {upTo}% of pay.} other {Without money from the employer.}} Only what goes in from now on. Not a forecast.',
    quizTitle: 'Five animals, five ways to retire',
    quizLead: 'Six questions. About two minutes. You leave with a three-step plan.',
    takeQuiz: 'Take the quiz',
  },
  facts: {
    title: 'Trending topics',
    lead: 'Short guides about money and the long walk to retirement. Pick one. Most take about four minutes.',
    filterLabel: 'Show topics about',
    everything: 'Everything',
    showAllOfTopic: 'Show all on this topic',
    count: '{count, plural, one {# guide} other {# guides}}',
    countOf: '{count, plural, one {# guide} other {# guides}} about {topic}',
    emptyTitle: 'No guides here yet',
    emptyLink: 'See trending topics',
    exploreTitle: 'More to explore',
    exploreMoneyMinute: 'Money Minute: short videos',
    exploreTargetDate: 'Target date funds',
    exploreSearch: 'Search the site',
    exploreGlossary: 'Glossary: twelve words for the road',
    exploreInflation: 'What inflation does to a dollar',
    exploreRoadTrip: 'Ride along with a dollar',
    exploreTransition: 'The last mile into retirement',
    exploreWorkshop: 'The one-hour workshop',
  },
  faqs: {
    title: 'Questions people ask',
    lead: 'Straight answers, in everyday words. If yours is missing, ask at work.',
  },
  change: {
    changeMyContribution: 'Change my contribution',
    enrollNow: 'Enroll now',
    allocation: 'Change my investments',
    leavingNote: 'You will leave this site for {destination}.',
    leavingTitle: 'You’re leaving {site}',
    leavingBody:
      'You are going to {destination}, which opens in a new tab. Sign in there to change your contribution.',
    leavingToEnroll:
      'You are going to {destination}, which opens in a new tab. There you can enroll in your plan.',
    leavingContinue: 'Continue',
    leavingStay: 'Stay here',
    headsUpTitle: 'Heads up',
    headsUpBody:
      'Contributions to your plan are set by an agreement, so there is nothing to change here. To ask how much is set aside for you, contact {destination}.',
    headsUpToEnroll:
      'An agreement decides who is in your plan, so there is no form to fill out here. To ask whether you are in it, contact {destination}.',
    headsUpPeople: 'Numbers to call',
    headsUpNote: 'This button explains how it works in your plan. You stay on this site.',
    resourcesTitle: 'From your company',
    resourcesLead: 'Places your employer asks you to know.',
    resourcesLink: 'Company resources',
  },
  privacy: {
    updated: 'Updated {date, date, long}',
  },
  accessibility: {
    write: 'Write to us',
  },
} as const;

export const searchWords = {
  home: 'homepage, start',
  'get-the-facts': 'guides, articles, topics',
  'make-a-change': 'change contribution, raise my contribution, save more',
  accessibility: 'accessibility statement, WCAG, screen reader, disability, ADA, Section 508',
  faqs: 'frequently asked questions, questions, questions and answers, help',
} as const;
