import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findDigitMistake } from '../domain/analytics/event-name.ts';
import { isReservedSegment } from '../domain/company/company-from-path.ts';
import { LANGUAGE_CODES } from '../domain/language/per-language.ts';
import { authoredWords } from '../server/content/catalogues.ts';

/** `npm run company:new -- acme` makes a company that passes the check and can then be edited. */
const [id] = process.argv.slice(2);
const root = path.resolve(process.env['CONTENT_DIR'] ?? 'content');
const mistake = findMistake(id);
if (id === undefined || mistake !== undefined) {
  process.stderr.write(`${mistake ?? 'Say which: npm run company:new -- acme'}\n`);
  process.exit(1);
}

const folder = path.join(root, 'companies', id);
mkdirSync(folder);
cpSync(path.join(root, 'companies/generic/theme.yaml'), path.join(folder, 'theme.yaml'));
writeFileSync(path.join(folder, 'company.yaml'), companyFile(id));
writeFileSync(path.join(folder, 'plan.yaml'), planFile(new Date().toISOString().slice(0, 10)));
process.stdout.write(`content/companies/${id} is there. Next:
  1. company.yaml: name, hosts, addresses and what is shown
  2. plan.yaml: what its plan offers (docs/authors/plan.md shows five plans); without the file nothing is said of it
  3. theme.yaml: the colours (npm run content:check names any pair that is hard to read)
  4. a mark in content/media/art, named in company.yaml
Then open http://localhost:3000/${id}
`);

function findMistake(candidate: string | undefined): string | undefined {
  if (candidate === undefined) return 'Say which: npm run company:new -- acme';
  if (!/^[a-z0-9][a-z0-9-]*$/.test(candidate))
    return `${candidate}: a company id has only a-z, 0-9 and hyphens.`;
  if (isReservedSegment(candidate)) return `${candidate} is a reserved address: choose another id.`;
  const digits = findDigitMistake(candidate);
  if (digits !== undefined) return `${candidate}: ${digits}.`;
  if (existsSync(path.join(root, 'companies', candidate))) return `${candidate} is there already.`;
  return undefined;
}

function companyFile(companyId: string): string {
  const name = companyId.charAt(0).toUpperCase() + companyId.slice(1);
  const recordKeeperNames = LANGUAGE_CODES.map(
    (code) => `${code}: ${authoredWords[code].recordKeeperName}`,
  );
  return `# Every setting is explained in docs/companies.md.
name: ${name}
companies: [content/companies/${companyId}]
# The hosts people read this company on; on any other host it is not found.
domains: [localhost, 127.0.0.1, '[::1]']
logo: { mark: mark-generic, wordmark: ${name} }
recordKeeperName: { ${recordKeeperNames.join(', ')} }
recordKeeperUrl: https://plan.example.com/${companyId}
enrollUrl: https://plan.example.com/${companyId}/enroll
showPlanDetails: false
showContactUs: true
showTargetDate: true
showCompanyResourcesLink: false
`;
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
