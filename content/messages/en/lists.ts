/** Texts of lists that go on over several pages. */
export const messages = {
  lists: {
    label: 'Pages of this list',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {number, number}',
    range: '{from, number} to {to, number}',
    titled: '{title}, page {number, number}',
  },
} as const;
