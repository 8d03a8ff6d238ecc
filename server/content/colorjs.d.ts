/**
 * The part of colorjs.io that we use. Its own types bring the browser's types along, so `window`
 * would compile on the server.
 */
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
