/**
 * What people may type who look for a page, with commas between: who types exactly one of these finds the page
 * first. Its title and what the menus call it need not be repeated.
 */
export const messages = {
  searchWords: {
    home: 'homepage, start',
    'get-the-facts': 'guides, articles, topics',
    'money-minute': 'films, videos, short films',
    'make-a-change': 'change contribution, raise my contribution, save more',
    faqs: 'frequently asked questions, questions, questions and answers, help',
    calculator: 'calculators, retirement calculator, projection, projections, how much do I need',
    disclosures: 'disclosures, disclosure, assumptions, method, how the figures are made',
    union: 'union, unions, union contract, labor union',
    quiz: 'quiz, retirement quiz, retirement style, animals, action plan',
    'contact-us': 'contact, e-mail, write to us',
    inflation: 'inflation, rising prices, cost of living',
    hispanic:
      'hispanic, hispanics, hispano, hispanos, hispana, hispanas, latino, latinos, latina, latinas',
    glossary: 'words, definitions, terms, dictionary',
    'grammy-major': 'music, podcast, podcasts, songs, musicians, awards',
    'latin-grammy': 'latin music, music, podcast, podcasts, songs, musicians, awards',
    roadtrip: 'road trip, roadtrip, trip, journey, car',
    'virtual-event': 'event, events, webinar, online event',
    workshop: 'workshop, workshops, class, seminar, worksheet',
    survey: 'survey, surveys, opinion',
    transition: 'timeline, last mile, transitioning to retirement, about to retire',
    'target-date': 'target date, target date fund',
    privacy: 'privacy policy, cookies, my data, do not sell my information',
    events: 'statistics, analytics, tracking',
  },
} as const;
