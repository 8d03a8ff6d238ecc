/** Whoever says one of our events writes it as `satisfies OwnEvent`: a name that is not declared does not compile. */
export type OwnEvent = Extract<keyof WindowEventMap, `sendero:${string}`>;

declare global {
  interface WindowEventMap {
    /** A voice or a stage begins to play, and every other one pauses. */
    'sendero:plays': CustomEvent<HTMLElement>;
  }
}
