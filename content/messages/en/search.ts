export const messages = {
  search: {
    title: 'Search the site',
    description:
      'Search the pages, the guides, the videos, the questions and answers, and the glossary.',
    lead: 'Pages, guides, videos, questions and answers, and the glossary. Accents and capitals do not matter.',
    label: 'What are you looking for?',
    submit: 'Search',
    found:
      '{count, plural, =0 {Nothing found for “{query}”} one {# result for “{query}”} other {# results for “{query}”}}',
    often: 'People often look for',
    oftenWords: 'debt, fees, budget, taxes, Social Security, Medicare',
    nothing: 'Try one word instead of a sentence, or look through these:',
    kinds: {
      article: 'Guide',
      episode: 'Podcast',
      faq: 'Question',
      film: 'Video',
      glossary: 'Glossary',
      page: 'Page',
      session: 'Told session',
    },
    atTime: '{title}, at {time}',
    atSlide: '{title}, slide {slide}',
    facts: 'All guides',
    faqs: 'Questions people ask',
    glossary: 'Glossary',
  },
  // These stand at every list that goes on over several pages.
  lists: {
    label: 'Pages of this list',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {number, number}',
    range: '{from, number} to {to, number}',
    titled: '{title}, page {number, number}',
  },
} as const;
