import { companySchema, type Company } from '#contracts/content/company.ts';
import { planProfileSchema } from '#contracts/content/plan-profile.ts';
import { themeSchema, type Theme } from '#contracts/content/theme.ts';
import { findDigitMistake } from '#domain/analytics/event-name.ts';
import { companyIdFromList } from '#domain/company/company-id-from-list.ts';
import { isReservedSegment } from '#domain/company/company-from-path.ts';
import type { ContentFiles } from './content-files.ts';
import { findOverrideMistakes, type Catalogues } from './text-overrides.ts';
import { findContrastFailures } from './theme-contrast.ts';

export type CompanyFile = Omit<Company, 'theme'>;

/** Reads a company's settings and words; its colors are a part of their own. */
export function loadCompany(
  files: ContentFiles,
  folder: string,
  catalogues: Catalogues,
): CompanyFile | undefined {
  const file = `companies/${folder}/company.yaml`;
  const name = files.nameOf(file);
  if (isReservedSegment(folder)) {
    files.problems.add(name, 1, `expected another company id: ${folder} is a reserved address`);
  }
  if (!/^[a-z0-9][a-z0-9-]*$/.test(folder)) {
    files.problems.add(name, 1, `expected a company id of a-z, 0-9 and hyphens, found ${folder}`);
  }
  const digits = findDigitMistake(folder);
  if (digits !== undefined) files.problems.add(name, 1, `company id ${folder}: ${digits}`);
  const parsed = files.yaml(file, companySchema);
  if (!parsed) return undefined;
  const company = parsed.value;
  const companyId = companyIdFromList(company.companies);
  if (companyId !== undefined && companyId !== folder) {
    const line = parsed.lineOf(['companies']);
    files.problems.add(
      name,
      line,
      `companies: expected companies/${folder}, found companies/${companyId}`,
      ['companies'],
    );
  }
  for (const mistake of findOverrideMistakes(company.texts, catalogues)) {
    const at = ['texts', mistake.language, mistake.key];
    files.problems.add(name, parsed.lineOf(at), mistake.message, at);
  }
  const planFile = `companies/${folder}/plan.yaml`;
  if (!files.exists(planFile)) return { ...company, companyId: folder };
  const plan = files.yaml(planFile, planProfileSchema);
  return plan && { ...company, companyId: folder, plan: plan.value };
}

export function loadTheme(files: ContentFiles, folder: string): Theme | undefined {
  const file = `companies/${folder}/theme.yaml`;
  const parsed = files.yaml(file, themeSchema);
  if (!parsed) return undefined;
  for (const { front, back, ratio, atLeast } of findContrastFailures(parsed.value)) {
    const message = `${front} on ${back}: expected a contrast of at least ${atLeast}, found ${(Math.floor(ratio * 100) / 100).toFixed(2)}`;
    files.problems.add(files.nameOf(file), parsed.lineOf([front]), message, [front]);
  }
  return parsed.value;
}
