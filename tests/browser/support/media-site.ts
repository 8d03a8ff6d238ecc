import { expect, test as base } from './site-test.ts';
import type { MediaLength } from './sites/site-kinds.ts';

/** A test on the awards landings with films and a podcast of known length. */
export const test = base.extend<{ media: MediaLength; baseURL: string }>({
  media: ['long', { option: true }],
  baseURL: async ({ siteOf, media }, use) => {
    await use((await siteOf('media', media)).base);
  },
});

export { expect };
