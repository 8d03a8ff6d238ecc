export const AGE_GROUPS = ['under-50', 'from-50'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

export function ageGroupOf({ under50 }: { under50: boolean }): AgeGroup {
  return under50 ? 'under-50' : 'from-50';
}
