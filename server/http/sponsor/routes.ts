import {
  openSponsorPage,
  sponsorData,
  sponsorPath,
  sponsorTable,
  USUALLY_SHOWN,
} from '#contracts/calls/sponsor.ts';
import { failure, isFailure, type Failure } from '#contracts/errors.ts';
import type { Language } from '#domain/language/language.ts';
import type { SponsorReport } from '../../sponsor/make-report.ts';
import { originForMails } from '../../desk/origin-for-mails.ts';
import { stylePage } from '../../sponsor/page-style.ts';
import { renderSponsorPage, type ReportLinks } from '../../sponsor/render-page.ts';
import { reportToCsv, reportToJson } from '../../sponsor/report-files.ts';
import type { SponsorDoor } from '../../sponsor/sponsor-token.ts';
import type { AnswerCall } from '../answer-call.ts';
import type { Dependencies } from '../dependencies.ts';
import { findFont } from '../find-font.ts';

/** A report is kept out of search engines, and its address, which opens it, out of what other sites are told. */
const HEADERS = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' } as const;

interface Asked {
  parameters: { token: string };
  query: { months?: string | undefined };
  language: Language;
}

interface Opened {
  door: SponsorDoor;
  report: SponsorReport;
}

function linksOf(token: string): ReportLinks {
  const address = sponsorPath(token);
  return {
    page: ({ months, language }) => `${address}?months=${months}&lang=${language}`,
    file: (kind, { months, language }) =>
      `${address}/figures.${kind}?months=${months}&lang=${language}`,
  };
}

/** Answers a sponsor. What is asked is counted nowhere. */
export function sponsorRoutes(
  answerCall: AnswerCall,
  {
    content,
    sponsors,
    publicOrigin,
    statics,
    isStaging,
  }: Pick<Dependencies, 'content' | 'sponsors' | 'publicOrigin' | 'statics' | 'isStaging'>,
): void {
  const font = findFont(statics);
  const open = async ({ parameters, query, language }: Asked): Promise<Opened | Failure> => {
    const door = sponsors.readLink(parameters.token);
    if (isFailure(door)) return door;
    const company = content.current.companies.get(door.companyId);
    if (!company) return failure('company-not-found');
    const shown = Number(query.months ?? USUALLY_SHOWN);
    const report = await sponsors.makeReport({ company, language, shown });
    return isFailure(report) ? report : { door, report };
  };

  answerCall(openSponsorPage, async (asked) => {
    const opened = await open(asked);
    if (isFailure(opened)) return opened;
    const { report, door } = opened;
    const style = stylePage(report.company.theme, font);
    const page = renderSponsorPage({
      report,
      style,
      links: linksOf(asked.parameters.token),
      until: door.until,
      origin: originForMails(asked.sender, publicOrigin),
      isStaging: isStaging(asked.sender.host),
    });
    return new Response(page, {
      headers: {
        ...HEADERS,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Language': report.language,
        'Content-Security-Policy': style.policy,
      },
    });
  });

  answerCall(sponsorTable, async (asked) => {
    const opened = await open(asked);
    if (isFailure(opened)) return opened;
    const { company } = opened.report;
    return new Response(reportToCsv(opened.report), {
      headers: {
        ...HEADERS,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${company.companyId}.csv"`,
      },
    });
  });

  answerCall(sponsorData, async (asked) => {
    const opened = await open(asked);
    return isFailure(opened) ? opened : reportToJson(opened.report);
  });
}
