/** What the forms that lead to a mail say of their fields: loaded with those pages. */
export const messages = {
  mailForms: {
    topics: {
      'my-plan': 'My plan',
      'this-site': 'This site',
      'a-mistake': 'A mistake in a text or a figure',
      accessibility: 'Accessibility',
      privacy: 'My data',
      other: 'Something else',
    },
    errors: {
      'name-missing': 'Enter your name.',
      'name-long': 'Enter a name of at most 100 characters.',
      'name-characters': 'Enter your name on one line, without special characters.',
      'email-missing': 'Enter your e-mail address.',
      'email-long': 'Enter an address of at most 254 characters.',
      'email-shape': 'Enter one address like name@example.com, without accents or spaces.',
      'topic-missing': 'Choose what it is about.',
      'message-missing': 'Enter your message.',
      'message-long': 'Shorten your message to at most 2,000 characters.',
      'message-characters': 'Your message has characters we cannot read. Type that part again.',
    },
  },
} as const;
