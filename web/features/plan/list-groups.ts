import type { PlanView } from '#contracts/views/plan.ts';
import { PLAN_OFFERS, type PlanOffer } from '#domain/plan/plan.ts';
import type { PlanWords } from './use-plan-words.ts';

/** Words, a number to call, or a page to open. */
export type PlanLine = string | { phone: string; says: string } | { url: string; says: string };

export interface PlanRow {
  label: string;
  lines: PlanLine[];
  about?: { asOf?: string | undefined; note?: string | undefined } | undefined;
}

interface PlanGroup {
  id: string;
  title: string;
  rows: PlanRow[];
}

type Profile = PlanView['profile'];

/** The rows that something is known for, in their groups; a group without one is left out. */
export function listGroups(plan: PlanView, words: PlanWords): PlanGroup[] {
  const { t } = words;
  const groups = [
    { id: 'in', title: t('in'), rows: listMoneyIn(plan, words) },
    { id: 'yours', title: t('yours'), rows: listVesting(plan, words) },
    { id: 'has', title: t('has'), rows: listOffers(plan.profile, words) },
    { id: 'out', title: t('out'), rows: listPayout(plan.profile, words) },
    { id: 'people', title: t('people'), rows: listPeople(plan.profile, words) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

function row<About extends PlanRow['about']>(
  about: About,
  label: string,
  lines: (about: NonNullable<About>) => PlanLine[],
): PlanRow[] {
  return about ? [{ label, lines: lines(about), about }] : [];
}

function listMoneyIn(plan: PlanView, words: PlanWords): PlanRow[] {
  const { t, dollars } = words;
  const { paysIn, perHour, match, eligibility, ownLimit, pay, ...rest } = plan.profile;
  const { automaticEnrollment: enrolled, automaticIncrease: increased } = rest;
  return [
    ...(paysIn ? [{ label: t('paysIn'), lines: [t(`paysInAnswer.${paysIn}`)] }] : []),
    ...row(perHour, t('perHour'), ({ from, to }) => [
      from === to
        ? t('perHourOne', { from: dollars(from) })
        : t('perHourAnswer', { from: dollars(from), to: dollars(to) }),
    ]),
    ...row(match, t('match'), (known) => listMatch(known, plan, words)),
    ...row(eligibility, t('eligibility'), ({ text }) => [text]),
    ...row(enrolled, t('automatic'), ({ percentOfPay }) => [
      t('enrolled', { percent: String(percentOfPay) }),
      ...(increased ? [sayIncrease(increased, words)] : []),
    ]),
    ...(enrolled ? [] : row(increased, t('automatic'), (known) => [sayIncrease(known, words)])),
    ...row(ownLimit, t('limit'), ({ percentOfPay }) => [
      t('limitAnswer', { percent: String(percentOfPay) }),
    ]),
    ...row(pay, t('pay'), ({ frequency }) => [t(`frequency.${frequency}`)]),
  ];
}

function sayIncrease(
  { pointsEachYear, upToPercentOfPay }: NonNullable<Profile['automaticIncrease']>,
  { t }: PlanWords,
): string {
  return t('increased', { points: pointsEachYear, percent: String(upToPercentOfPay) });
}

function listMatch(
  { tiers, paid, trueUp, decidedForYear }: NonNullable<Profile['match']>,
  { wholeMatch }: PlanView,
  { t }: PlanWords,
): string[] {
  if (tiers.length === 0) return [t('noMatch')];
  return [
    ...tiers.map(({ centsPerDollar, upToPercentOfPay }, at) =>
      t(at === 0 ? 'tierFirst' : 'tierNext', {
        cents: String(centsPerDollar),
        percent: String(upToPercentOfPay),
      }),
    ),
    ...(wholeMatch
      ? [
          t('wholeMatch', {
            added: String(wholeMatch.matchPercent),
            rate: String(wholeMatch.ratePercent),
          }),
        ]
      : []),
    ...(paid === 'once-a-year' ? [t('onceAYear')] : []),
    ...(trueUp ? [t('trueUp')] : []),
    ...(decidedForYear === undefined ? [] : [t('decided', { year: String(decidedForYear) })]),
  ];
}

function listVesting({ profile, hasOwnRate }: PlanView, words: PlanWords): PlanRow[] {
  const { t } = words;
  return [
    ...(hasOwnRate ? [{ label: t('own'), lines: [t('ownAnswer')] }] : []),
    ...row(profile.vesting, t('vesting'), (vesting) => [
      ...sayPace(vesting, words),
      ...(vesting.wholeFromAge === undefined
        ? []
        : [t('wholeFromAge', { age: String(vesting.wholeFromAge) })]),
    ]),
  ];
}

function sayPace(
  { kind, years = 0, hoursInYear = 0, steps = [] }: NonNullable<Profile['vesting']>,
  { t }: PlanWords,
): string[] {
  switch (kind) {
    case 'at-once':
      return [t('atOnce')];
    case 'cliff':
      return [t('cliff', { years })];
    case 'graded':
      return steps.map((step) => t('step', { years: step.years, percent: String(step.percent) }));
    case 'by-hours':
      return [t('byHours', { years, hours: String(hoursInYear) })];
  }
}

function sayOffer(
  name: PlanOffer,
  { asOf, note }: NonNullable<Profile['offers'][PlanOffer]> = { offered: true },
  { t, day }: PlanWords,
): string {
  const since = asOf === undefined ? '' : ` ${t('valueAsOf', { date: day(asOf) })}`;
  return `${t(`offers.${name}`)}${since}${note === undefined ? '' : `: ${note}`}`;
}

function listOffers({ offers, defaultFund }: Profile, words: PlanWords): PlanRow[] {
  const { t } = words;
  return [
    ...[true, false].flatMap((isOffered) => {
      const names = PLAN_OFFERS.filter((name) => offers[name]?.offered === isOffered);
      if (names.length === 0) return [];
      return {
        label: t(isOffered ? 'offered' : 'notOffered'),
        lines: names.map((name) => sayOffer(name, offers[name], words)),
      };
    }),
    ...row(defaultFund, t('fund'), ({ name }) => [name]),
  ];
}

function listPayout({ payout }: Profile, { t, dollars }: PlanWords): PlanRow[] {
  if (!payout) return [];
  const { fromAge, onceBelow, atLeastMonthly } = payout;
  return row(payout, t('payout', { age: String(fromAge) }), () => [
    ...(onceBelow === undefined ? [] : [t('once', { amount: dollars(onceBelow) })]),
    ...(atLeastMonthly === undefined ? [] : [t('monthly', { amount: dollars(atLeastMonthly) })]),
  ]);
}

function listPeople({ line, site, writeTo }: Profile, { t }: PlanWords): PlanRow[] {
  return [
    ...row(line, t('phone'), ({ phone, tty, hours }) => [
      { phone, says: phone },
      ...(tty === undefined ? [] : [{ phone: tty, says: `TTY ${tty}` }]),
      ...(hours === undefined ? [] : [hours]),
    ]),
    ...row(site, t('site'), ({ url }) => [
      { url, says: new URL(url).hostname.replace(/^www\./, '') },
    ]),
    ...row(writeTo, t('write'), ({ address }) => [address]),
  ];
}
