/** Items of lists, values that may be left out, and a company's own page texts, in English. */
export const parts = {
  add: 'Add',
  remove: 'Remove',
  up: 'Move up',
  down: 'Move down',
  clear: 'Take out',
  begin: 'Say it in our own words',
  /** What a button does, and to what. */
  press: '{what}: {name}',
  missing: 'Add what is not here',
  missingIn: 'Add what is not here: {name}',
  always: 'Always {count}.',
  least: 'At least {count}.',
  most: 'At most {count}.',
  between: 'From {least} to {most}.',
  none: 'There is none yet.',
  done: {
    add: 'Added: {name}. The draft is saved. Write over each example, in both languages.',
    remove: 'Removed: {name}. The draft is saved.',
    up: 'Moved up: {name}. The draft is saved.',
    down: 'Moved down: {name}. The draft is saved.',
    give: 'Added: {name}. The draft is saved. Write over each example, in both languages.',
    clear: 'Taken out: {name}. The draft is saved.',
    begin:
      'In the draft: {name}. Write your own words over those of the product, in both languages.',
  },
  /** What the text of an article did, told with what was done to a component. */
  followed: {
    moved: 'The text names it by its new number.',
    lost: 'Its line in the text is gone, too.',
  },
  lost: 'It is out of the draft now, and its line in the text is gone, too.',
  changed: 'It is in the draft now. Where an example stands, write your own words over it.',
  notChanged:
    'Nothing was changed: somebody is writing at the same place. Look at what it says now.',
  ownWords: {
    title: 'Words of the product',
    lead: 'Buttons, menus and sentences of the pages may say it in your company’s own words. Find them by what they say, in English or Spanish.',
    label: 'Find words of the product',
    find: 'Find',
    none: 'Nothing was found that is not yours already. Try fewer words.',
    many: 'These are {count} of {all}. Type more words to find fewer.',
  },
  own: {
    title: 'Page texts',
    lead: 'Where a company has no text of its own, its people read that of the first company.',
    has: 'Own text',
    takes: 'Taken from the first company',
    begin: 'Write our own text',
    beginFor: 'Write our own text: {name}',
    begun:
      'This is the text of the first company. Write your own over it; until you publish, your people read the other one.',
  },
} as const;
