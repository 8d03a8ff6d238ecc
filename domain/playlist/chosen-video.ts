/** The most films a playlist may have; an address with a higher number names no film. */
export const MAX_VIDEOS = 12;

/** Which film the `video` of an address means, counted from 0; anything else means the first. */
export function chooseVideo(asked: string | null, count: number): number {
  if (asked === null || !/^[1-9]\d?$/.test(asked)) return 0;
  const number = Number(asked);
  return number <= count ? number - 1 : 0;
}
