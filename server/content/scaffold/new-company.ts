import { findDigitMistake } from '#domain/analytics/event-name.ts';
import { DEFAULT_COMPANY_ID, isReservedSegment } from '#domain/company/company-from-path.ts';
import type { PerLanguage } from '#domain/language/language.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';

/** Why there can be no company of an id. */
export type CompanyIdMistake = 'letters' | 'reserved' | 'digits' | 'taken';

export function findCompanyIdMistake(
  id: string,
  isTaken: (id: string) => boolean,
): CompanyIdMistake | undefined {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(id)) return 'letters';
  if (isReservedSegment(id)) return 'reserved';
  if (findDigitMistake(id) !== undefined) return 'digits';
  return isTaken(id) ? 'taken' : undefined;
}

interface NewCompany {
  id: string;
  name: string;
  /** The hosts, as they stand in a list of YAML. */
  domains: string;
  recordKeeperName: PerLanguage<string>;
  recordKeeperUrl: string;
  enrollUrl: string;
  today: string;
}

/** Where the colors of a new company come from. */
export const FIRST_THEME = `companies/${DEFAULT_COMPANY_ID}/theme.yaml`;

/** The files of a new company below its folder, beside its colors. */
export function newCompanyFiles(company: NewCompany): Record<'company.yaml' | 'plan.yaml', string> {
  return { 'company.yaml': companyFile(company), 'plan.yaml': planFile(company.today) };
}

function companyFile({
  id,
  name,
  domains,
  recordKeeperName,
  recordKeeperUrl,
  enrollUrl,
}: NewCompany): string {
  const names = LANGUAGE_CODES.map((code) => `${code}: ${quote(recordKeeperName[code])}`);
  return `# Every setting is explained in docs/companies.md.
name: ${quote(name)}
companies: [content/companies/${id}]
# The hosts people read this company on; on any other host it is not found.
domains: [${domains}]
logo: { mark: mark-generic, wordmark: ${quote(name)} }
recordKeeperName: { ${names.join(', ')} }
recordKeeperUrl: ${quote(recordKeeperUrl)}
enrollUrl: ${quote(enrollUrl)}
showPlanDetails: false
showContactUs: true
showTargetDate: true
showCompanyResourcesLink: false
`;
}

/** Plain where YAML reads it as the same text, even between braces. */
function quote(text: string): string {
  return /^[A-Za-z][\w ./:-]*\w$/.test(text) &&
    !/: |^(?:true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : JSON.stringify(text);
}

function planFile(today: string): string {
  return `# What the plan really offers: docs/authors/plan.md explains each line and shows five plans. What nobody
# knows stays out; take away the # of what you know.
asOf: ${today}
kind: percent-of-pay
# paysIn: both
# match:
#   tiers: [{ centsPerDollar: 50, upToPercentOfPay: 6 }]
#   trueUp: true
# vesting: { kind: cliff, years: 3 }
# offers: { roth: { offered: true }, catchUp: { offered: true }, loans: { offered: false } }
# pay: { frequency: biweekly }
# line: { phone: 1-800-555-0100 }
`;
}
