import type { Company } from '#contracts/content/company.ts';
import { languageCode, LANGUAGES, type Language } from '#domain/language/language.ts';
import { SENTIMENTS } from '#domain/poll/sentiments.ts';
import { lookAroundCampaign, type AroundCampaign } from '#domain/sponsor/around-campaign.ts';
import { compareReach, findReach } from '#domain/sponsor/compare-reach.ts';
import type { Told } from '#domain/sponsor/disclose.ts';
import { FINISHED, QUIZ_CODES, UNFINISHED, type Group } from '#domain/sponsor/group-counts.ts';
import {
  rankParts,
  sumPart,
  sumSingle,
  sumTotal,
  type ToldSum,
} from '#domain/sponsor/sum-months.ts';
import type { ToldMonth } from '#domain/sponsor/tell-month.ts';
import type { Month } from '#domain/sponsor/told-months.ts';
import { catalogues, sponsorWords, type SponsorWords } from '../content/catalogues.ts';
import type { FigureNames } from './name-figures.ts';
import { sayLanguage } from './say-figures.ts';

type SectionName = Exclude<keyof SponsorWords['sections'], 'campaigns'>;

export interface ReportFigure {
  label: string;
  sum: ToldSum;
  /** True where others below it are its parts. */
  isWhole?: true;
}

export interface ReportSection {
  name: SectionName;
  title: string;
  figures: ReportFigure[];
}

/** Everything that a sponsor is told of some months: the page, the files, the mail and the command say nothing else. */
export interface SponsorReport {
  company: Company;
  language: Language;
  words: SponsorWords;
  months: readonly Month[];
  firstVisits: ToldSum;
  /** First visits for each hundred who may join the plan. */
  reach: number | undefined;
  /** The middle of other companies, where there are ten or more. */
  reachOfOthers: number | undefined;
  byMonth: Array<{ month: Month; visits: Told }>;
  sections: ReportSection[];
  campaigns: AroundCampaign[];
}

interface ReportParts {
  company: Company;
  language: Language;
  /** Every month that is told. Those before the ones shown say how it was before a campaign. */
  told: readonly ToldMonth[];
  /** How many of the last months are shown. */
  shown: number;
  names: FigureNames;
  reachOfOthers: ReadonlyArray<number | undefined>;
}

const MOST_LISTED = 10;

export function makeReport(parts: ReportParts): SponsorReport {
  const { company, language, told } = parts;
  const months = told.slice(-parts.shown);
  const words = sponsorWords[languageCode(language)];
  const firstVisits = sumTotal(months, 'visits');
  const byName = new Map(told.map((month) => [month.month, month]));
  const shown = new Set(months.map(({ month }) => month));
  return {
    company,
    language,
    words,
    months: [...shown],
    firstVisits,
    reach: findReach(firstVisits.count, company.plan?.eligibleEmployees?.count),
    reachOfOthers: compareReach(parts.reachOfOthers),
    byMonth: months.map(({ month, groups }) => ({ month, visits: groups.visits.total })),
    sections: makeSections(months, words, parts),
    campaigns: company.sponsor.campaigns
      .filter(({ month }) => shown.has(month))
      .map((campaign) => lookAroundCampaign(campaign, byName)),
  };
}

function makeSections(
  months: readonly ToldMonth[],
  words: SponsorWords,
  { names, language }: ReportParts,
): ReportSection[] {
  const total = (group: Group, label: string): ReportFigure => ({
    label,
    sum: sumTotal(months, group),
    isWhole: true,
  });
  const part = (group: Group, key: string, label: string): ReportFigure => ({
    label,
    sum: sumPart(months, group, key),
  });
  const most = (group: 'pages' | 'media', labels: ReadonlyMap<string, string>): ReportFigure[] =>
    rankParts(months, group)
      .slice(0, MOST_LISTED)
      .map(({ key, sum }) => ({ label: labels.get(key) ?? key, sum }));
  const figures: Record<SectionName, ReportFigure[]> = {
    reach: [
      total('visits', words.visits),
      { label: words.returns, sum: sumSingle(months, 'returns') },
    ],
    languages: [
      total('languages', words.languagesTotal),
      ...LANGUAGES.map((each) => part('languages', each, sayLanguage(each, language))),
    ],
    pages: most('pages', names.pages),
    media: [
      total('mediaEnds', words.mediaTotal),
      part('mediaEnds', FINISHED, words.mediaFinished),
      ...most('media', names.media),
    ],
    calculator: [
      total('calculator', words.calculatorTotal),
      part('calculator', FINISHED, words.calculatorFinished),
      { label: words.change, sum: sumSingle(months, 'change') },
      { label: words.enroll, sum: sumSingle(months, 'enroll') },
    ],
    quiz: [
      total('quiz', words.quizTotal),
      ...QUIZ_CODES.map((code) => part('quiz', code, names.animals.get(code) ?? code)),
      part('quiz', UNFINISHED, words.quizUnfinished),
    ],
    feelings: [
      total('feelings', words.feelingsTotal),
      ...SENTIMENTS.map((sentiment) =>
        part('feelings', sentiment, catalogues[languageCode(language)].sentiment[sentiment]),
      ),
    ],
    searches: [
      total('searches', words.searchesTotal),
      part('searches', 'nothing', words.searchesNothing),
    ],
  };
  return (Object.keys(figures) as SectionName[]).map((name) => ({
    name,
    title: words.sections[name],
    figures: figures[name],
  }));
}
