/* Names in storage that the start of a page looks for, because what they hold changes what it shows. */

/** How far the tab is in each quiz of myths, and the answers. */
export const QUIZZES_KEY = 'sendero:quizzes';

/** What only the visitor's trail knows of them. */
export function trailKey(companyId: string): string {
  return `sendero:trail:${companyId}`;
}
