/** A figure as texts say it: `$24,500`, `3.6%`, or a bare number such as a year or an age. */
export interface Figure {
  value: number;
  as: 'dollars' | 'percent' | 'number';
}

export function dollars(value: number): Figure {
  return { value, as: 'dollars' };
}

export function percent(value: number): Figure {
  return { value, as: 'percent' };
}

export function number(value: number): Figure {
  return { value, as: 'number' };
}
