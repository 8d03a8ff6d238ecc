/** Texts of the way into retirement and of its survey. */
export const messages = {
  transition: {
    filterLabel: 'Show one topic',
    everything: 'Everything',
    here: 'I am here',
    youAreHere: 'You are here',
    stopsOf: '{topic}: {count, plural, one {# stop} other {# stops}}',
    again: 'Last time you looked at {topic}',
    emptyTitle: 'No stops on this trail yet',
    emptyLink: 'Read about the years around retirement',
  },
  survey: {
    back: 'The last mile into retirement',
    start: 'Start the survey',
    consentTitle: 'Before you start',
    consent:
      'The survey is run by {provider}, on {host}. When you start it, {provider} learns your internet address and what you answer. This site sends nothing about you along, and loads nothing from there until you press the button.',
    newTab: 'Open it in a new tab',
    withoutScript: 'Without JavaScript the survey opens in a tab of its own.',
    frame: 'Survey by {provider}',
    loading: 'Loading the survey from {host}',
    close: 'Close the survey',
    leave: 'Do you want to leave the survey? What you have not sent there is lost.',
    goOn: 'Go on with the survey',
  },
} as const;

export const searchWords = {
  survey: 'survey, surveys, opinion',
  transition: 'timeline, last mile, transitioning to retirement, about to retire',
} as const;
