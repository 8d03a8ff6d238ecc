/** Every part of a still page that can wake by itself. */
export type IslandName =
  | 'block'
  | 'change'
  | 'copy'
  | 'fund-years'
  | 'glide'
  | 'kept-result'
  | 'like'
  | 'loader'
  | 'navigator'
  | 'new-result'
  | 'oops'
  | 'plan-mail'
  | 'plan-progress'
  | 'print-plan'
  | 'print-sheet'
  | 'question'
  | 'step-tick';
