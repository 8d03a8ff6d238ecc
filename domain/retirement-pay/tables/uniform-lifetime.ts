import type { DatedTable } from '#domain/figures/dated-row.ts';

/**
 * The Uniform Lifetime Table, for everybody but those whose only heir is a husband or wife more than ten
 * years younger.
 */
export const UNIFORM_LIFETIME: DatedTable<{
  /** The age of the first number; the last number stays for every later age. */
  firstAge: number;
  divisors: readonly number[];
}> = [
  {
    year: 2022,
    firstAge: 72,
    divisors: [
      27.4, 26.5, 25.5, 24.6, 23.7, 22.9, 22, 21.1, 20.2, 19.4, 18.5, 17.7, 16.8, 16, 15.2, 14.4,
      13.7, 12.9, 12.2, 11.5, 10.8, 10.1, 9.5, 8.9, 8.4, 7.8, 7.3, 6.8, 6.4, 6, 5.6, 5.2, 4.9, 4.6,
      4.3, 4.1, 3.9, 3.7, 3.5, 3.4, 3.3, 3.1, 3, 2.9, 2.8, 2.7, 2.5, 2.3, 2,
    ],
    source: 'Treasury regulation 1.401(a)(9)-9(c), in IRS Publication 590-B, Table III',
  },
];

/**
 * The age from which amounts have to come out, by the year of birth: section 401(a)(9)(C) of the tax
 * code, which comes to 73 from 2023 and 75 from 2033 on. Somebody born in 1959 is in both sentences of
 * the SECURE 2.0 Act.
 */
export const REQUIRED_FROM_AGE: ReadonlyArray<{ bornFrom: number; age: number; source: string }> = [
  {
    bornFrom: 1960,
    age: 75,
    source: 'SECURE 2.0 Act of 2022, section 107: 75 for who reaches 74 after December 31, 2032',
  },
  {
    bornFrom: 1951,
    age: 73,
    source:
      'SECURE 2.0 Act of 2022, section 107: 73 for who reaches 72 after December 31, 2022; for 1959 the rule that the IRS proposed in July 2024',
  },
  {
    bornFrom: 1950,
    age: 72,
    source: 'SECURE Act of 2019, section 114: 72 for who reached 70½ after December 31, 2019',
  },
  {
    bornFrom: 0,
    age: 70.5,
    source:
      'SECURE Act of 2019, section 114: 70½ for who reached it by December 31, 2019, and 72 for those born from July 1949 on',
  },
];
