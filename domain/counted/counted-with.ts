import { COUNTING, UNSAID_VERSION, type Counted } from './counting-versions.ts';

/** What somebody reads from a result, in whole dollars, in the order of a link. */
export const SAID_FIGURES = ['balance', 'month', 'paycheck'] as const;
export type SaidFigure = (typeof SAID_FIGURES)[number];
export type SaidFigures = Readonly<Record<SaidFigure, number>>;

/** What a link or a file was made with: it opens for ever, and whoever opens it hears what is other now. */
export interface CountedWith {
  version: number;
  /** The year of the law’s tables, with what the result said then; undefined where a link said neither. */
  said: { planYear: number; figures: SaidFigures } | undefined;
}

const SEPARATOR = '_';
const MARK = /^\d{1,4}(?:_\d{4}(?:_\d{1,15}){3})?$/;

/** Writes it as one value of a link, which has digits only. */
export function writeCountedWith({ version, said }: CountedWith): string {
  const { planYear, figures } = said ?? {};
  const values = figures && SAID_FIGURES.map((name) => Math.max(0, Math.round(figures[name])));
  return [version, ...(values ? [planYear, ...values] : [])].join(SEPARATOR);
}

/** A link without one is from before links had it; what is not as we write it says nothing. */
export function readCountedWith(written: string | null, counted: Counted): CountedWith {
  if (written === null) return { version: UNSAID_VERSION, said: undefined };
  if (!MARK.test(written)) return countedNow(counted);
  const [version = 0, planYear, balance = 0, month = 0, paycheck = 0] = written
    .split(SEPARATOR)
    .map(Number);
  return {
    version,
    said: planYear === undefined ? undefined : { planYear, figures: { balance, month, paycheck } },
  };
}

export function countedNow(counted: Counted, said?: CountedWith['said']): CountedWith {
  return { version: COUNTING[counted], said };
}

/** For the name of a file: the year of its tables and the version that it was counted with. */
export function nameOfCounting(counted: Counted, planYear: number): string {
  return `${planYear}-v${COUNTING[counted]}`;
}
