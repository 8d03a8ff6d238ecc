export interface PriceMark {
  /** The mark's place on the slider, which is also the slider's value there, from 0 to 100. */
  percentage: number;
  year: number;
  /** Dollars. */
  cost: number;
}

/**
 * The average cinema ticket in the United States and Canada: NATO (now Cinema United) for 1995 to 2019,
 * NATO for 2020 as published in 2023, and the Cinema Foundation for 2022
 * (https://www.the-numbers.com/news/254660830). The places are the specification's.
 */
export const TICKET_MARKS: readonly PriceMark[] = [
  { percentage: 3, year: 1995, cost: 4.35 },
  { percentage: 19, year: 2000, cost: 5.39 },
  { percentage: 35, year: 2005, cost: 6.41 },
  { percentage: 51, year: 2010, cost: 7.89 },
  { percentage: 67, year: 2015, cost: 8.43 },
  { percentage: 83, year: 2020, cost: 9.18 },
  { percentage: 100, year: 2022, cost: 10.53 },
];

/** The first mark: the slider stands there until it is moved. */
export const INITIAL_TICKET_VALUE = 3;
