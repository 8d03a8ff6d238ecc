import type { SavedOverTime } from '#domain/calculator/power-of-time.ts';
import type {
  HispanicData,
  HispanicLanding,
  HispanicSection,
} from '../content/hispanic-landing.ts';
import type { NavigatorCard } from '../content/navigator-card.ts';
import type { SaidFilmView } from './media.ts';

export interface HispanicFilmView {
  film: SaidFilmView;
  title: string;
  summary: string;
  transcript: string;
  cover?: string | undefined;
}

type WithFilm<Section extends { videoConfig: unknown }> = Omit<Section, 'videoConfig'> & {
  video: HispanicFilmView;
};

/** A section of the page, by the name that the trail at the side shows. */
export interface HispanicStop {
  id: HispanicSection;
  label: string;
  color: HispanicLanding['navLabels'][number]['color'];
}

type PersonTop = HispanicData<'section_3'>['personTop'];
export interface SaverView extends Pick<PersonTop, 'name' | 'note' | 'imagePath'> {
  saved: SavedOverTime;
}

export interface PowerOfTimeView extends Pick<
  HispanicData<'section_3'>,
  'title' | 'content' | 'subTitle'
> {
  retirementAge: number;
  firstPay: number;
  payGrowthPercentage: number;
  returnPercentage: number;
  personTop: SaverView;
  personBottom: SaverView;
  late: { title: string; content: string; person: SaverView };
}

type CardSets = 'SEIUCards' | 'nonSEIUGenericCards' | 'nonSEIUCards';

/** The landing in one language, for one company. A section that could not be read is missing. */
export interface HispanicView extends Pick<
  HispanicLanding,
  'title' | 'description' | 'disclosure' | 'sources'
> {
  trail: HispanicStop[];
  /** False for a company that leaves out section 8. */
  hasCalculator: boolean;
  section_1: HispanicData<'section_1'> | undefined;
  section_2: WithFilm<HispanicData<'section_2'>> | undefined;
  section_3: PowerOfTimeView | undefined;
  section_4: HispanicData<'section_4'> | undefined;
  section_5: HispanicData<'section_5'> | undefined;
  section_6: WithFilm<HispanicData<'section_6'>> | undefined;
  section_7: HispanicData<'section_7'> | undefined;
  section_8: WithFilm<HispanicData<'section_8'>> | undefined;
  section_9: (Omit<HispanicData<'section_9'>, CardSets> & { cards: NavigatorCard[] }) | undefined;
}

export interface HispanicViews {
  /** Undefined where its fragment is missing or malformed. */
  findHispanicLanding(): HispanicView | undefined;
}
