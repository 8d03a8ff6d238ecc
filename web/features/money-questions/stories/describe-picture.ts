import type { Picture } from '#domain/money-questions/answer.ts';
import type { MoneyFormat } from '../../../site/money-format.ts';
import { drawStories, PLOT } from './draw-stories.ts';

/** The attributes of an element of the picture that change with the numbers, and its words. */
export interface Drawn {
  attributes: Readonly<Record<string, string>>;
  words?: string;
}

/** Every element of the picture that changes, by its name: the server draws them, and a script draws them again. */
export function describePicture(
  { fromAge, courses }: Picture,
  money: MoneyFormat,
): Readonly<Record<string, Drawn>> {
  const { stories, ticks, middle } = drawStories(courses);
  const drawn: Record<string, Drawn> = {
    first: { attributes: {}, words: String(fromAge) },
    middle: { attributes: { x: `${middle.x}%` }, words: String(fromAge + middle.year) },
    last: {
      attributes: {},
      words: String(fromAge + (courses[0]?.balances.length ?? 1) - 1),
    },
  };
  for (const [at, dollars] of ticks.entries())
    drawn[`tick${at}`] = { attributes: {}, words: money.compact(dollars) };
  for (const [at, { line, endY, nameY, emptyX }] of stories.entries()) {
    drawn[`line${at}`] = { attributes: { d: line } };
    drawn[`end${at}`] = { attributes: { cy: `${endY}%` } };
    drawn[`name${at}`] = {
      attributes: { y: `${nameY}%` },
      words: String(courses[at]?.fromYear ?? ''),
    };
    drawn[`empty${at}`] = {
      attributes: {
        x: `${emptyX ?? PLOT.left}%`,
        visibility: emptyX === undefined ? 'hidden' : 'visible',
      },
    };
  }
  return drawn;
}
