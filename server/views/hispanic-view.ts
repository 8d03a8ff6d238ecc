import type { Company } from '#contracts/content/company.ts';
import {
  HISPANIC_LANDING,
  HISPANIC_SECTIONS,
  type HispanicData,
  type HispanicLanding,
  type HispanicSection,
} from '#contracts/content/hispanic-landing.ts';
import type {
  HispanicFilmView,
  HispanicStop,
  HispanicView,
  PowerOfTimeView,
  SaverView,
  HispanicViews,
} from '#contracts/views/hispanic.ts';
import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import { POWER_OF_TIME, saveOverTime } from '#domain/calculator/power-of-time.ts';
import { findLanding } from '../content/find-fragment.ts';
import { presentSaidFilm } from './media-views.ts';
import type { PageSources } from './page-sources.ts';

/** Returns undefined if the fragment could not be read; the page then says so. */
function findHispanicLanding(page: PageSources): HispanicView | undefined {
  const { content, company, code } = page;
  const landing = findLanding(content, company.companyId, HISPANIC_LANDING)?.[code];
  if (!landing) return undefined;
  const { section_2, section_3, section_6, section_8, section_9 } = landing;
  const hasCalculator = !hiddenSections(company).includes('section_8');
  return {
    title: landing.title,
    description: landing.description,
    disclosure: landing.disclosure,
    sources: landing.sources,
    trail: listStops(landing, hasCalculator),
    hasCalculator,
    section_1: landing.section_1,
    section_2: section_2 && withFilm(section_2, page),
    section_3: section_3 && presentPowerOfTime(section_3, page.getCalculatorYear()),
    section_4: landing.section_4,
    section_5: landing.section_5,
    section_6: section_6 && withFilm(section_6, page),
    section_7: landing.section_7,
    section_8: hasCalculator && section_8 ? withFilm(section_8, page) : undefined,
    section_9: section_9 && withOneCardSet(section_9, company),
  };
}

/** The sections that a company does not show, whatever they say. */
export function hiddenSections({ showHispanicCalculator }: Company): readonly HispanicSection[] {
  return showHispanicCalculator ? [] : ['section_8'];
}

/**
 * These sections always stand: the first has the page's heading, and the two others say so if their
 * data are missing.
 */
const ALWAYS_SHOWN: ReadonlySet<HispanicSection> = new Set(['section_1', 'section_6', 'section_8']);

function listStops(landing: HispanicLanding, hasCalculator: boolean): HispanicStop[] {
  return HISPANIC_SECTIONS.flatMap((id, at) => {
    const stop = landing.navLabels[at];
    const isHidden = id === 'section_8' && !hasCalculator;
    const isShown = !isHidden && (landing[id] !== undefined || ALWAYS_SHOWN.has(id));
    return stop && isShown ? [{ id, ...stop }] : [];
  });
}

function withFilm<Section extends { videoConfig: HispanicData<'section_2'>['videoConfig'] }>(
  { videoConfig, ...section }: Section,
  page: PageSources,
): Omit<Section, 'videoConfig'> & { video: HispanicFilmView } {
  const { dynamicMediaParams, needs: _needs, ...words } = videoConfig;
  return {
    ...section,
    video: { film: presentSaidFilm(dynamicMediaParams, words.transcript, page), ...words },
  };
}

function presentPowerOfTime(
  { title, content, subTitle, personTop, personBottom, late }: HispanicData<'section_3'>,
  { limits }: CalculatorYear,
): PowerOfTimeView {
  const withFigures = ({ value, ...person }: typeof personTop): SaverView => ({
    ...person,
    saved: saveOverTime(value, limits),
  });
  return {
    title,
    content,
    subTitle,
    retirementAge: POWER_OF_TIME.retirementAge,
    firstPay: POWER_OF_TIME.firstPay,
    payGrowthPercentage: DEFAULT_ASSUMPTIONS.payGrowthPercentage,
    returnPercentage: DEFAULT_ASSUMPTIONS.returnPercentage,
    personTop: withFigures(personTop),
    personBottom: withFigures(personBottom),
    late: { ...late, person: withFigures(late.person) },
  };
}

function withOneCardSet(
  { SEIUCards, nonSEIUGenericCards, nonSEIUCards, ...section }: HispanicData<'section_9'>,
  { hispanicCards }: Company,
): HispanicView['section_9'] {
  const sets = { SEIUCards, nonSEIUGenericCards, nonSEIUCards };
  return { ...section, cards: sets[hispanicCards] };
}

export const hispanicViews = (page: PageSources): HispanicViews => ({
  findHispanicLanding: () => findHispanicLanding(page),
});
