/** Texts of the calculator's pages: loaded with them, and with no other page. */
export const messages = {
  calculator: {
    title: 'Let’s map your path',
  },
} as const;
