import type { BlockView } from './block.ts';
import type {
  TransitionFragment,
  VirtualEventFragment,
  Workshop,
} from '../content/guidance-fragments.ts';
import type { TtrWidgetData } from '../content/multimedia/ttr-widget.ts';
import type { ArticleCardView } from './article.ts';
import type { SessionCardView, SpeakerView } from './session.ts';

/** A session in the program of the event. */
export interface ProgramStopView extends Pick<
  VirtualEventFragment['sessions'][number],
  'text' | 'points' | 'label'
> {
  card: SessionCardView;
  speaker: SpeakerView | undefined;
}

export interface VirtualEventView {
  event: Omit<VirtualEventFragment, 'promo' | 'sessions'>;
  program: ProgramStopView[];
  /** The articles in the order of the company's list. */
  cards: ArticleCardView[];
}

export interface WorkshopView extends Omit<Workshop, 'told'> {
  told: { title: string; lead: string; card: SessionCardView } | undefined;
}

export interface TransitionView extends Omit<TransitionFragment, 'multimedia' | 'survey'> {
  /** Undefined when the author's timeline is malformed. */
  timeline: TtrWidgetData | undefined;
  blocks: BlockView[];
  /** The link to the survey, where the company has one. */
  invitation: TransitionFragment['survey']['invitation'] | undefined;
}

export interface SurveyView extends Omit<TransitionFragment['survey'], 'invitation'> {
  provider: string;
  url: string;
  host: string;
}

export interface GuidanceViews {
  /** Undefined for a company that lists no articles for an event; it has no cards where none can be shown. */
  findVirtualEvent(): VirtualEventView | undefined;
  getWorkshop(): WorkshopView;
  getTransition(): TransitionView;
  /**
   * Undefined for a company without a survey. Asking for it lets the page frame the survey's host.
   */
  findSurvey(): SurveyView | undefined;
}
