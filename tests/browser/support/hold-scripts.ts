import type { Page } from '@playwright/test';

/** Holds back every script until the function that it returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
