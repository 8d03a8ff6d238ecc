/** What the studio says in English about the page beside the fields. */
export const preview = {
  title: 'The page',
  lead: 'Made from what stands here now. Its links lead on in here; parts that move stand still.',
  entry: 'Entry',
  company: 'Company',
  language: 'Language',
  width: 'Width: phone, tablet or computer',
  show: 'Show the page',
  frame: 'The page with this draft',
  waits:
    'This is the page from before the mistake that the check has found. It follows once that is mended.',
  lacks: 'The page cannot be shown yet',
  lacksLead: 'The check finds this in the draft:',
  changed:
    'Somebody has changed the same place. Decide between the texts, then the page shows yours.',
  away: 'This address leads to another site: {to}',
  unavailable: 'This company cannot be read, so it has no page.',
  notBuilt:
    'The pages are not built on this machine. Whoever runs the studio builds them with npm run build.',
} as const;
