import { mailActionPlan, planCalendar } from './action-plan.ts';
import { articleSummaries, nextArticles } from './articles.ts';
import { calculatorConstants, retirementGoal, retirementGoalOfBody } from './calculator.ts';
import { captchaChallenge } from './captcha.ts';
import { company, companyResources, defaultCompany, virtualEventArticles } from './companies.ts';
import { consentStyles, keepConsent } from './consent.ts';
import { sendContact } from './contact.ts';
import { reportViolations } from './csp-reports.ts';
import type { Call } from './define-call.ts';
import { countEvents } from './events.ts';
import { visitorFlags } from './flags.ts';
import { fragment } from './fragments.ts';
import { isAlive, isReady } from './health.ts';
import { openApi } from './open-api.ts';
import { takeVote } from './poll.ts';
import { rateArticle } from './rating.ts';
import { openSponsorPage, printSheet, qrCode, sponsorData, sponsorTable } from './sponsor.ts';
import { openUnsubscribe, unsubscribe } from './unsubscribe.ts';

/** All calls, in the order of the OpenAPI document. */
export const CALLS: readonly Call[] = [
  nextArticles,
  articleSummaries,
  rateArticle,
  fragment,
  defaultCompany,
  company,
  companyResources,
  virtualEventArticles,
  retirementGoal,
  retirementGoalOfBody,
  calculatorConstants,
  takeVote,
  visitorFlags,
  countEvents,
  keepConsent,
  consentStyles,
  captchaChallenge,
  sendContact,
  mailActionPlan,
  planCalendar,
  openUnsubscribe,
  unsubscribe,
  openSponsorPage,
  sponsorTable,
  sponsorData,
  printSheet,
  qrCode,
  reportViolations,
  isAlive,
  isReady,
  openApi,
];
