export function yearAt(time: number): number {
  return new Date(time).getUTCFullYear();
}

/** The year whose figures texts say: the one that an operator names, or else that of the clock. */
export function planYearAt(time: number, named: number | undefined): number {
  return named ?? yearAt(time);
}
