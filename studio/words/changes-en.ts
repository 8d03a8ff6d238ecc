/** What the studio says of changes of several entries, in English. */
export const changes = {
  title: 'Changes of several entries',
  count: 'Entries: {count}',
  part: 'Part of the change: {name}',
  partLead:
    'Its entries are reviewed and go out together, and are taken back together. You can go on writing here.',
  partOfOthers: 'Part of a change of several entries',
  partOfOthersLead:
    'Some of its entries are not yours to see, so others send it and publish it. You can go on writing here.',
  open: 'See the whole change',
  leave: 'Take it out of the change',
  leaveHelp: 'The draft stays and goes out alone.',
  join: 'Let it go out with other entries',
  joinLead:
    'Entries that need each other can be one change: a new figure in an article and its question, or a new article and the links to it. They are checked, reviewed, published and taken back as one.',
  which: 'Change',
  fresh: 'A new one',
  name: 'Name of the new change',
  nameHelp: 'A few words that say what it is about, such as “New limits for the year”.',
  joinButton: 'Put it into the change',
  nameless: 'Say what the new change is called, or choose one that is there. Nothing was done.',
  nothing: 'Nothing is written here yet. Change something and save it, then put it into a change.',
  lead: 'This is what changes, entry by entry. To add another entry, open it on the board and put its draft into this change.',
  empty: 'There is no entry in it. Open one on the board and put its draft into this change.',
  publishLead: 'Publishing puts all of these entries on the site at once, for everyone.',
  close: 'Close this change',
  closeSure:
    'The name goes. The drafts stay, and each goes out alone. Nothing that was written is lost.',
  closeYes: 'Yes, close it',
} as const;
