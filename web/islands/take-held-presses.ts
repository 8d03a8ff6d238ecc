/** A press on an island that was not awake, in the words of `HOLD_SCRIPT` (`hold-presses.ts`). */
export interface HeldPress {
  place: HTMLElement;
  target: HTMLElement;
  /** A button of a form, where the press sent one. */
  submitter: HTMLElement | null;
  isForm: boolean;
}

declare global {
  interface Window {
    /** Presses that nobody has taken yet. */
    heldPresses?: HeldPress[] & {
      /** True once presses go the way that they have without scripts. */
      off?: boolean;
    };
  }
}

/** Hands every held press to `take`, those until now and each that follows. */
export function takeHeldPresses(take: (press: HeldPress) => void): void {
  const held = (window.heldPresses ??= []);
  held.off = false;
  for (const press of held.splice(0)) take(press);
  held.push = (...presses) => {
    for (const press of presses) take(press);
    return 0;
  };
}
