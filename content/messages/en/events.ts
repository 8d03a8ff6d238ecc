import type { EventName } from '#contracts/events/tracked-event.ts';

/**
 * Texts of the page that lists what may be counted. An event without its sentence does not compile.
 */
export const messages = {
  events: {
    title: 'What may be counted',
    lead: 'Every event this site knows, and everything it can carry. Anything else is refused. Nothing is sent without your yes.',
    description: 'The full list of events that are counted with consent, field by field.',
    back: 'Privacy policy',
    field: 'Field',
    holds: 'What it may hold',
    noFields: 'Nothing beside its name.',
    oneOf: 'One of:',
    empty: 'nothing',
    rule: 'A name of ours, by this rule:',
    kept: 'What is kept of them: a number for each company and day. No address, no cookie, no uid and no time of day.',
    names: {
      'visit started': 'Someone began a visit.',
      'page load': 'A page was opened, 250 milliseconds after the address changed.',
      'page data': 'The place of that page in the site, for whoever compares languages and groups.',
      'testing view': 'The page was shown, for the tool that compares two versions of it.',
      'page completed': 'The page stood ready.',
      'link click': 'A link was pressed, or the button that changes a contribution.',
      'Self Service Started': 'The first step of a quiz, the calculator or the road trip was made.',
      'Self Service Step': 'A further step was made.',
      'Self Service Completed':
        'The last step was made. Of the retirement quiz, the code of the animal is kept.',
      'modal load': 'A window over the page or a help text was opened.',
      search:
        'A search was made on the search page. Only whether it found something; its words are in no event.',
      'poll vote': 'One of the five feelings was picked.',
      'flash card': 'A flash card was opened or closed.',
      'flip card': 'A card was turned.',
      'inflation category': 'A group of goods was picked in the inflation cart.',
      'calculator differs':
        'The server and the page calculated different results. Which ones is not said.',
      'price slider': 'The ticket slider was moved to a year.',
      'quiz end button': 'The button at the end of a quiz was pressed.',
      'navigator card': 'A card that leads on was pressed.',
      'media started': 'A video, a podcast or a told session began.',
      'media 25 percent': 'Its position came to a quarter.',
      'media 50 percent': 'Its position came to the half.',
      'media 75 percent': 'Its position came to three quarters.',
      'media 100 percent': 'Its position came to the end.',
      'media completed': 'It was played to its end.',
      'media play time': 'It was paused or left, at this second.',
      'playlist click': 'A video was picked from a list.',
    } satisfies Record<EventName, string>,
  },
} as const;

export const searchWords = {
  events: 'statistics, analytics, tracking',
} as const;
