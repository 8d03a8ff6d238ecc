import type { Locator } from '@playwright/test';

/** The count a like button shows: without a like yet it invites to give the first one. */
export async function readLikes(button: Locator): Promise<number> {
  const words = await button.innerText();
  return Number(/\d+/.exec(words)?.[0] ?? 0);
}
