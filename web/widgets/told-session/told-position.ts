/** What a stage says whenever something becomes of its session. */
export interface ToldPosition {
  /** The id of the session. */
  name: string;
  /** How much of it was told, at the usual speed. */
  ms: number;
  wholeMs: number;
  status: 'resting' | 'playing' | 'paused' | 'ended';
}

declare global {
  interface WindowEventMap {
    /** Whoever counts hears it; a stage that nobody hears plays on. */
    'sendero:told': CustomEvent<ToldPosition>;
  }
}
