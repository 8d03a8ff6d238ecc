import { findReach } from '#domain/sponsor/compare-reach.ts';
import { listCodes } from '#domain/sponsor/around-campaign.ts';
import { discloseCount } from '#domain/sponsor/disclose.ts';
import { sumTold } from '#domain/sponsor/sum-months.ts';
import { tellMonth, type ToldMonth } from '#domain/sponsor/tell-month.ts';
import type { Month } from '#domain/sponsor/told-months.ts';
import type { Company } from '#contracts/content/company.ts';
import type { Database } from '../db/connect.ts';
import {
  sumFirstVisits,
  sumMonths,
  sumVotes,
  type MonthsWanted,
} from '../db/queries/month-counts.ts';
import { withDeadline } from '../db/statement-time.ts';

/** A report sums up two years, and whoever asked for it waits. */
const DEADLINE_MS = 60_000;

function wantedOf(months: readonly Month[]): MonthsWanted {
  return { from: months[0] ?? '', to: months.at(-1) ?? '' };
}

/** Reads what was counted of a company, and returns only what may be told of it, month by month. */
export async function readToldMonths(
  database: Database,
  company: Company,
  months: readonly Month[],
): Promise<ToldMonth[]> {
  const wanted = wantedOf(months);
  const { companyId, sponsor } = company;
  const [sums, votes] = await withDeadline(DEADLINE_MS, () =>
    Promise.all([sumMonths(database, companyId, wanted), sumVotes(database, companyId, wanted)]),
  );
  const codes = listCodes(sponsor.campaigns);
  return months.map((month) =>
    tellMonth(
      month,
      {
        sums: sums.filter((sum) => sum.month === month),
        votes: Object.fromEntries(
          votes
            .filter((vote) => vote.month === month)
            .map(({ sentiment, count }) => [sentiment, count]),
        ),
      },
      codes,
    ),
  );
}

/** The reach of every company but one, made of what each of them is told. */
export async function readReachOfOthers(
  database: Database,
  { companyId, companies }: { companyId: string; companies: Iterable<Company> },
  months: readonly Month[],
): Promise<Array<number | undefined>> {
  const visits = await withDeadline(DEADLINE_MS, () => sumFirstVisits(database, wantedOf(months)));
  const ofCompany = Map.groupBy(visits, (visit) => visit.companyId);
  return [...companies]
    .filter((company) => company.companyId !== companyId)
    .map((company) => {
      const counted = ofCompany.get(company.companyId) ?? [];
      const { count } = sumTold(counted.map((visit) => discloseCount(visit.count)));
      return findReach(count, company.plan?.eligibleEmployees?.count);
    });
}
