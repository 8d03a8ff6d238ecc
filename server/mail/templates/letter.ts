import type { Company } from '#contracts/content/company.ts';
import type { Language } from '#domain/language/language.ts';
import { isExternalLink } from '#domain/links/authored-link.ts';
import type { Plan } from '#domain/persona/plans.ts';
import { withLanguage, withQuery } from '#domain/links/with-language.ts';
import type { PageAddress } from '#domain/pages/site-path.ts';
import type { MailTexts } from '../../content/catalogues.ts';

/** What every mail to a person is made from. */
export interface Letter {
  company: Company;
  language: Language;
  texts: MailTexts;
}

interface PersonLetter extends Letter {
  /** The origin by which the person knows this site. */
  origin: string;
  postalAddress: string;
}

export interface PlanLetter extends PersonLetter {
  animal: Plan;
  unsubscribeToken: string;
}

export interface ConfirmationLetter extends PersonLetter {
  confirmToken: string;
}

/** The parts of a mail that its template makes. */
export interface MailBody {
  subject: string;
  html: string;
  text: string;
}

/**
 * Makes a path below the company a full address in the mail's language; a full address stays as it
 * is.
 */
export function companyLink({ origin, company, language }: PlanLetter, path: string): string {
  if (isExternalLink(path)) return path.trim();
  const below = path.trim().replace(/^\/+/, '');
  return `${origin}${withLanguage(`/${company.companyId}/${below}`, language)}`;
}

/** The address of a page of the plan, in the mail's language. */
export function planLink(
  { origin, company, language, animal }: PlanLetter,
  pathOf: (companyId: string, plan: Plan) => string,
): string {
  return `${origin}${withLanguage(pathOf(company.companyId, animal), language)}`;
}

/**
 * The address of the page that asks before it unsubscribes, so that a scanner that opens links
 * changes nothing.
 */
export function unsubscribeLink({
  origin,
  company,
  language,
  unsubscribeToken,
}: PlanLetter): string {
  const page: PageAddress<'unsubscribe'> = `/${company.companyId}/unsubscribe`;
  return `${origin}${withQuery(withLanguage(page, language), 'token', unsubscribeToken)}`;
}

/**
 * The address of the page that asks once more before anything is sent, so that scanners change
 * nothing here either.
 */
export function confirmLink({
  origin,
  company,
  language,
  confirmToken,
}: ConfirmationLetter): string {
  const page: PageAddress<'confirm-plan'> = `/${company.companyId}/confirm-plan`;
  return `${origin}${withQuery(withLanguage(page, language), 'token', confirmToken)}`;
}
