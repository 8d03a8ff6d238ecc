import { startHostedStudio, type HostedStudio } from '#tests/support/studio/hosted-studio.ts';
import { test as base } from './site-test.ts';

export { expect } from './site-test.ts';

interface WorkerFixtures {
  hosted: HostedStudio;
}

/** A hosted studio of its own on a copy of the content, behind a proxy that says who comes. */
export const test = base.extend<{ baseURL: string }, WorkerFixtures>({
  hosted: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
    async ({}, use) => {
      const studio = await startHostedStudio({ isCheckout: true, hasOwnMedia: true });
      await use(studio);
      await studio.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ hosted }, use) => {
    await use(hosted.proxy.origin);
  },
});
