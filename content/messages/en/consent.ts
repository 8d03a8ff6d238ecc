/** Texts of the question about privacy and of the choices on the privacy page. */
export const messages = {
  consent: {
    label: 'Your privacy choices',
    barLabel: 'A question about your privacy',
    question:
      'May we count visits, and let playlists of other sites load by themselves? The counts stay with this site and name no one. If you don’t answer, we treat it as no. <link>Privacy policy</link>',
    accept: 'Accept',
    reject: 'Reject',
    choose: 'Choose',
    lead: 'The site works the same whatever you choose. You can change your mind at any time.',
    necessary: 'What the site needs',
    necessaryNote:
      'Your language, your company, what you liked and this choice. Always on, and only for this site.',
    statistics: 'Statistics',
    statisticsNote: 'Counts of pages and actions, without your name, your number or your address.',
    embeds: 'Content from other sites',
    embedsNote:
      'Playlists load by themselves. Without it, each one waits for your click. A survey waits for it in any case.',
    save: 'Save my choices',
    acceptAll: 'Accept all',
    rejectAll: 'Reject all',
    close: 'Close',
    saved: 'Your choices are saved.',
    unasked: 'You have not answered yet, so we treat it as no.',
    refused: 'You turned off everything optional.',
    partial: 'You accepted some options.',
    accepted: 'You accepted everything.',
    since: 'Chosen on {date}, for version {version} of these choices.',
    signal:
      'Your browser sends the Global Privacy Control signal. We honor it: no statistics, and nothing of other sites loads by itself.',
    events: 'Every event that may be counted',
  },
} as const;

export const searchWords = {
  privacy: 'privacy policy, cookies, my data, do not sell my information',
} as const;
