/** Words that components add to what their author wrote. */
export const messages = {
  components: {
    flip: { front: 'Flip for the answer', back: 'Flip back' },
    carousel: {
      role: 'carousel',
      previous: 'Previous card',
      next: 'Next card',
      goTo: 'Go to {name}',
      pause: 'Pause',
      play: 'Play',
    },
    viewer: {
      enlarge: 'Enlarge the picture',
      picture: 'The picture, enlarged',
      smaller: 'Smaller',
      larger: 'Larger',
      close: 'Close',
    },
    aftd: {
      progress: '{done, number} of {total, number} done. Your checkmarks stay on this device.',
      allDone: 'All done. Nice work!',
    },
    recipe: {
      title: 'Choose your preference:',
      show: 'Show me',
      pickFirst: 'Choose one of them first.',
      ingredients: 'What you need',
      steps: 'Steps',
    },
    quiz: {
      question: 'Question {number, number}/{total, number}',
      progress: 'Your progress',
      back: 'Back',
      true: 'True',
      false: 'False',
      correct: 'That’s right.',
      wrong: 'Not quite.',
      depends: 'It depends.',
      answerIs: 'The answer: {answer}.',
      score: 'You got {right, number} of {total, number} right.',
      again: 'Play again',
    },
    playlist: {
      note: 'The music comes from Spotify. If you load it, Spotify learns that you are here and may set cookies.',
      load: 'Load the playlist from Spotify',
      player: 'Spotify player: {title}',
      open: 'Open in Spotify',
    },
    flashcards: {
      label: 'Cards: {title}',
      card: 'card {number, number} of {total, number}',
      placeholders: {
        first: {
          question: 'What is inflation?',
          answer: 'Prices going up over time, so that a dollar buys a little less each year.',
        },
        second: {
          question: 'Who measures it?',
          answer:
            'The Bureau of Labor Statistics. Every month it compares the prices of thousands of things people buy.',
        },
        third: {
          question: 'Is it the same for everyone?',
          answer:
            'No. It depends on what is in your cart. Rent, gas and medicine move at their own speeds.',
        },
      },
    },
    cart: {
      legend: 'Pick a category',
      series: 'Prices counted',
      period: 'Period',
      source: 'Source',
      categories: {
        Apparel: 'Apparel',
        Food: 'Food',
        Other: 'Other',
        Education: 'Education',
        Housing: 'Housing',
        Medical: 'Medical',
        Recreation: 'Recreation',
        Transportation: 'Transportation',
      },
    },
    price: {
      slider: 'Move through the years',
      value: '{year}: {price}',
      start: 'This is where we start, in {year}.',
      rise: '{percent, number}% more than in {year}',
      asTable: 'See the prices as a table',
      year: 'Year',
      price: 'Price',
      since: 'Since {year}',
      percent: '+{percent, number}%',
      source: 'Source',
    },
    change: { heading: 'Ready to change what you save?' },
    timeline: { filter: 'Show stops about', all: 'Everything' },
  },
} as const;
