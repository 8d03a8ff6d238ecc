/** What we use of colorjs.io: its own types bring the whole browser along, and `window` would compile here. */
export default class Color {
  constructor(color: string);
  contrast(other: Color, algorithm: 'WCAG21'): number;
  static mix(
    from: Color | string,
    to: Color | string,
    share: number,
    options: { space: string; outputSpace: string },
  ): Color;
  toGamut(): Color;
  toString(options: { format: string }): string;
}
