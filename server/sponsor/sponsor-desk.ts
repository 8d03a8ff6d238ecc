import type { Failure } from '#contracts/errors.ts';
import type { ReportWanted } from './create-reports.ts';
import type { SponsorReport } from './make-report.ts';
import type { SponsorDoor } from './sponsor-token.ts';

/** What sponsors may ask. */
export interface SponsorDesk {
  makeReport: (wanted: ReportWanted) => Promise<SponsorReport | Failure>;
  /** Tells whose figures a link opens. */
  readLink: (token: string) => SponsorDoor | Failure;
}
