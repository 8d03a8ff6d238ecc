export const messages = {
  glossary: {
    title: 'Twelve words for the road',
    pageTitle: 'Glossary',
    description:
      'Twelve words about saving for retirement, each with a drawing, a plain definition and a sentence from real life.',
    lead: 'The words that plans use, in everyday language. Each comes with a sentence you might really say.',
    openAll: 'Open every word',
    closeAll: 'Close every word',
    stop: 'Stop the drawings',
    move: 'Let the drawings move',
    otherPlans: 'Your plan today does not have this. You may meet it at another job.',
    example: 'In a sentence:',
    search: 'Looking for another word?',
    searchLink: 'Search the whole site',
  },
} as const;

export const searchWords = {
  glossary: 'words, definitions, terms, dictionary',
} as const;
