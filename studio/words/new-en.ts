/** What the studio says in English where something new begins. */
export const fresh = {
  label: 'Begin something new',
  links: { article: 'New article', question: 'New question', company: 'New company' },
  lead: {
    article:
      'Name it in both languages. You get a draft with an example in each field to write over. Visitors see nothing of it until it is published.',
    question:
      'Ask it in both languages, as people would. You get a draft with an example of an answer to write over.',
    company:
      'You get a draft with all its settings, in the colors of the first company. Where only the company knows what to say, there is an example.',
  },
  fields: {
    article: 'Title in {language}',
    question: 'Question in {language}',
    name: 'Name of the company',
    id: 'Short name for the address',
    topic: 'Topic',
    image: 'Drawing',
    group: 'Group',
  },
  idHelp:
    'Small letters, digits and hyphens, at most four digits. It becomes part of the address and does not change later. If you leave it empty, it is made for you.',
  imageHelp: 'You can change it later, also for one of your own.',
  choose: 'Choose one',
  hasSource: 'It has facts from outside, so it names a source',
  hasCard: 'It has a card to turn: a question, with the answer on the back',
  free: '“{id}” is free.',
  submit: 'Make the draft',
  mistakesTitle: 'Please fix this first',
  mistakes: {
    empty: 'Please fill this in.',
    tooLong: 'This is too long.',
    line: 'Please keep it to one line of plain words, without HTML.',
    choose: 'Choose one.',
    letters: 'Only small letters a to z, digits and hyphens between them, at most 60.',
    reserved: 'The site uses this address itself. Choose another name.',
    digits:
      'At most four digits: more could be somebody’s number, so its pages would not be counted.',
    taken: 'There is one with this name already. Choose another.',
  },
};
