import type { MoneyQuestion } from '#domain/money-questions/money-questions.ts';
import { listItems, removeItem } from './device-storage.ts';

/** The forms whose fields the open tab keeps until they are sent or started over. */
export type DraftName = 'calculator' | 'contact' | 'hours' | `${MoneyQuestion}-question`;

const KEY = /^sendero:[a-z-]+-draft:/;

export function draftKey(name: DraftName, companyId: string): string {
  return `sendero:${name}-draft:${companyId}`;
}

/** What was typed in this tab is nobody's any more. */
export function dropDrafts(): void {
  for (const [key] of listItems('sessionStorage'))
    if (KEY.test(key)) removeItem('sessionStorage', key);
}
