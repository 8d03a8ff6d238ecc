/** What the studio says in English where something is taken off the site, and of what lies among the media. */
export const removal = {
  title: 'Take it off the site',
  lead: 'It goes in both languages and for every company. Where something leads to it or shows it, it stays. History can take this back.',
  leads: {
    company:
      'It goes with its settings and all page texts of its own, and its addresses lead nowhere then. History can take this back.',
    fragment:
      'The company then shows the text of the first company here. History can take this back.',
  },
  submit: 'Remove',
  leaving: 'This draft takes it off the site.',
  leavingLead:
    'Visitors read it until the draft goes out, like any other. History can bring it back after that; throw the draft away if it is to stay.',
  publishLead: 'Publishing takes it off the site, for everyone.',
  removed: 'Removed. History can take it back.',
  lost: 'This entry is no longer on the site.',
  lostLead:
    'Its files were taken away outside the studio, so this draft cannot go out. What was written in it stands below. Ask whoever works on the files to bring them back, or copy what you still need and throw the draft away.',
  inUse: 'It is in use. Change these places first, or it stays.',
  media: 'Drawings and pictures',
  mediaLead:
    'What lies among the media. To add one, open the article that shows it. One that is in use is not removed.',
  drawings: 'Drawings',
  pictures: 'Pictures',
  none: 'There are none.',
  removeNamed: 'Remove {name}',
};
