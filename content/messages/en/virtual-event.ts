/** Texts of the pages of the virtual event. */
export const messages = {
  virtualEvent: {
    total: '{minutes, plural, one {# minute in all} other {# minutes in all}}',
    with: 'With {name}',
    speakersTitle: 'Who walks with you',
    read: 'Read',
    guides: '{total, plural, one {# guide} other {# guides}}',
    progress: '{read, plural, one {# of {total} read} other {# of {total} read}}',
    session: {
      slides: 'All the slides',
      slidesLead: 'Everything that is told, to read at your own pace or to print.',
      slide: 'Slide {at} of {count}',
      next: 'The next session',
    },
    failed: 'Error while fetching virtual event articles',
    failedLead:
      'The connection may have dropped for a moment. Try again, and the event opens here.',
  },
} as const;

export const searchWords = {
  'virtual-event': 'event, events, webinar, online event',
} as const;
