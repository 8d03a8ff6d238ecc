/*
 * How the frozen series of US markets was made. The source has, for each month, the price of US shares
 * (the average of its days), the dividend of a year, consumer prices and the yield of long bonds of the
 * federal government in percent; it is Robert Shiller's series, tidied by datasets/s-and-p-500.
 *
 * - Shares: what a dollar became from the average of one month to that of the next, with a twelfth of the
 *   year's dividend.
 * - Bonds: a bond of ten years bought at its face value for the yield of the month, and sold a month later
 *   at the yield of the next month; its interest of one month is added.
 * - Prices: consumer prices of the next month over those of the month.
 *
 * The returns of shares and bonds are divided by the rise of prices, so they are real. All three are
 * written in hundredths of a percent.
 */

export interface MarketMonth {
  /** `1871-01` */
  month: string;
  price: number;
  dividend: number;
  prices: number;
  longRatePercentage: number;
}

export interface MonthReturns {
  shares: number;
  bonds: number;
  prices: number;
}

const HEAD = 'month,price,dividend,cpi,longRate';
const BOND_YEARS = 10;
const IN_HUNDREDTHS_OF_PERCENT = 10_000;

export function readMarkets(csv: string): MarketMonth[] {
  const [head, ...lines] = csv.trimEnd().split('\n');
  if (head !== HEAD) throw new Error(`expected the columns ${HEAD}, found ${head}`);
  return lines.map((line) => {
    const [month = '', ...fields] = line.split(',');
    const [price = NaN, dividend = NaN, prices = NaN, longRatePercentage = NaN] =
      fields.map(Number);
    if ([price, dividend, prices, longRatePercentage].some(Number.isNaN))
      throw new Error(`expected four numbers in ${line}`);
    return { month, price, dividend, prices, longRatePercentage };
  });
}

/** The returns of every month but the last, which has no next one. */
export function listReturns(months: readonly MarketMonth[]): MonthReturns[] {
  return months.slice(0, -1).map((month, at) => {
    const next = months[at + 1] ?? month;
    const prices = next.prices / month.prices;
    const shares = (next.price + month.dividend / 12) / month.price;
    const bonds = holdBond(month.longRatePercentage / 100, next.longRatePercentage / 100);
    return {
      shares: inHundredths(shares / prices),
      bonds: inHundredths(bonds / prices),
      prices: inHundredths(prices),
    };
  });
}

/** What a dollar in a bond of ten years becomes in a month. */
function holdBond(rate: number, nextRate: number): number {
  const years = BOND_YEARS - 1 / 12;
  const discount = (1 + nextRate) ** -years;
  const interest = nextRate === 0 ? rate * years : (rate / nextRate) * (1 - discount);
  return interest + discount + rate / 12;
}

function inHundredths(growth: number): number {
  return Math.round((growth - 1) * IN_HUNDREDTHS_OF_PERCENT);
}
