const MILESTONES = [25, 50, 75, 100] as const;
export type Milestone = (typeof MILESTONES)[number];

/**
 * The milestones that a position has reached, in percent of the length; none while the length is
 * unknown. As in the specification they follow from the position, so a jump counts the quarters
 * before it.
 */
export function reachedMilestones(seconds: number, duration: number): Milestone[] {
  if (!Number.isFinite(duration) || duration <= 0) return [];
  const percent = (seconds / duration) * 100;
  return MILESTONES.filter((milestone) => percent >= milestone);
}
