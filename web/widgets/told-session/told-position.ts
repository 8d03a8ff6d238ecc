/** What a stage says whenever something becomes of its session. */
export interface ToldPosition {
  /** The id of the session. */
  name: string;
  /** How much of it was told, at the usual speed. */
  ms: number;
  wholeMs: number;
  status: 'resting' | 'playing' | 'paused' | 'ended';
}

/** Whoever says one of them writes it as `satisfies OwnEvent`: a name that is not here does not compile. */
export type OwnEvent = Extract<keyof WindowEventMap, `sendero:${string}`>;

declare global {
  interface WindowEventMap {
    /** Whoever counts hears it; a stage that nobody hears plays on. */
    'sendero:told': CustomEvent<ToldPosition>;
    /** A stage begins to play, and every other one pauses. */
    'sendero:plays': CustomEvent<HTMLElement>;
  }
}
