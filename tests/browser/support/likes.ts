import type { Locator } from '@playwright/test';

/** The count that a like button shows; without any like the button invites the first one. */
export async function readLikes(button: Locator): Promise<number> {
  const words = await button.innerText();
  return Number(/\d+/.exec(words)?.[0] ?? 0);
}
