/** Every part of a still page that can wake by itself. */
export type IslandName =
  | 'block'
  | 'change'
  | 'copy'
  | 'fund-years'
  | 'glide'
  | 'like'
  | 'loader'
  | 'navigator'
  | 'oops'
  | 'print-sheet';
