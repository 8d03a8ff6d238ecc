import { areaBetween, lineThrough, type Place } from '#domain/drawing/paths.ts';
import {
  stocksAt,
  YEARS_AFTER,
  YEARS_BEFORE,
  type GlidePoint,
} from '#domain/target-date/glide-path.ts';
import { GLIDE_SIZE } from './glide-size.ts';

export interface GlideDrawing {
  /** The part of the fund in stocks, as an area down to the ground. */
  stocks: string;
  edge: string;
}

/** Draws the path on the server, so that the browser is sent paths and no drawing library. */
export function drawGlidePath(path: readonly GlidePoint[]): GlideDrawing {
  const { width, height } = GLIDE_SIZE;
  const years = Array.from(
    { length: YEARS_BEFORE + YEARS_AFTER + 1 },
    (_, at) => YEARS_BEFORE - at,
  );
  const x = (yearsToGo: number): number =>
    ((YEARS_BEFORE - yearsToGo) / (YEARS_BEFORE + YEARS_AFTER)) * width;
  const y = (yearsToGo: number): number => height * (1 - stocksAt(path, yearsToGo) / 100);
  const edge = years.map((year): Place => [x(year), y(year)]);
  const ground = years.map((year): Place => [x(year), height]);
  return { stocks: areaBetween(edge, ground, 1), edge: lineThrough(edge, 1) };
}
