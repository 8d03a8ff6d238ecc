import { describe, expect, it } from 'vitest';
import { listReturns, readMarkets } from './real-returns.ts';
import { writeTable } from './write-table.ts';

const CSV = `month,price,dividend,cpi,longRate
1900-01,100,6,10,5
1900-02,101,6,10.1,5
1900-03,101,6,10.1,4
`;

describe('the returns of a month', () => {
  const months = readMarkets(CSV);

  it('are those of price and dividend, of interest and the price of a bond, beyond prices', () => {
    const [first, second] = listReturns(months);
    // 101 and half a dollar of dividend for 100, at prices 1 % higher.
    expect(first).toEqual({ shares: 50, bonds: -58, prices: 100 });
    // The yield falls by a point, so that the bond of ten years is worth 8 % more.
    expect(second?.shares).toBe(50);
    expect(second?.bonds).toBe(847);
    expect(second?.prices).toBe(0);
  });

  it('are written as rows of years', () => {
    const table = writeTable(months, listReturns(months), 'abc');
    expect(table).toContain("    year: 1900,\n    shares: '50 50',\n    bonds: '-58 847',");
    expect(table).toContain("sha256: 'abc'");
  });

  it('are refused from another file', () => {
    expect(() => readMarkets('month,price\n1900-01,1')).toThrow('expected the columns');
    expect(() => readMarkets(CSV.replace('101,6', '101,'))).not.toThrow();
    expect(() => readMarkets(CSV.replace('101,6', '101,x'))).toThrow('expected four numbers');
  });
});
