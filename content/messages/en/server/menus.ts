/** What the menu and the footer call the pages, by their names in the table of pages. */
export const messages = {
  menu: {
    'get-the-facts': 'Get the facts',
    calculator: 'Calculator',
    quiz: 'Retirement styles',
    'money-minute': 'Money Minute',
    'make-a-change': 'Make a change',
    union: 'My union',
    faqs: 'FAQs',
    plan: 'Your plan at a glance',
    'target-date': 'Target date funds',
    hispanic: 'For the Hispanic community',
  },
  footer: {
    quiz: 'Take the retirement quiz',
    'get-the-facts': 'Get the facts',
    calculator: 'Calculator',
    'make-a-change': 'Make a change',
    'my-trail': 'My trail',
    plan: 'Your plan at a glance',
    'target-date': 'Target date funds',
    hispanic: 'For the Hispanic community',
    'grammy-major': 'The Encore Sessions',
    'latin-grammy': 'The Latin sessions',
    faqs: 'FAQs',
    'contact-us': 'Contact us',
  },
} as const;
