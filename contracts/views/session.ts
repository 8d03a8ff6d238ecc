import type { VirtualEventFragment } from '../content/guidance-fragments.ts';
import type { BlockLink } from '../content/multimedia/block-parts.ts';
import type { SlideArt } from '../content/session.ts';
import type { AuthoredHtml } from './authored-html.ts';

export type SpeakerView = VirtualEventFragment['speakers'][number];

/** A told session as other pages invite to it. */
export interface SessionCardView {
  id: string;
  /** The address of the page of slides, below the company. */
  path: string;
  title: string;
  description: string;
  cover: string;
  /** Worked out from the words that this company’s readers get. */
  minutes: number;
  slides: number;
}

export interface SessionSlideView {
  heading: string;
  art: SlideArt | undefined;
  told: AuthoredHtml;
}

export interface SessionView {
  card: SessionCardView;
  updated: string;
  speaker: SpeakerView | undefined;
  /** The event, where the company has one. */
  isOfEvent: boolean;
  slides: SessionSlideView[];
  questions: Array<{ question: string; answer: AuthoredHtml }>;
  do: { title: string; text: AuthoredHtml; link: BlockLink };
  sources: Array<{ label: string; url: string }>;
  /** The session after it in the program of the event. */
  next: SessionCardView | undefined;
}

export interface SessionViews {
  /** A told session by its id. */
  findSession(id: string): SessionView | undefined;
}
