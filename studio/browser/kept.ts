type Keeper = 'localStorage' | 'sessionStorage';

/** What a script of ours has kept there; a browser that keeps nothing has nothing. */
export function readKept(keeper: Keeper, place: string): unknown {
  try {
    return JSON.parse(globalThis[keeper].getItem(place) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it until something else is kept there, or nothing. */
export function writeKept(keeper: Keeper, place: string, kept: object | undefined): void {
  try {
    if (kept) globalThis[keeper].setItem(place, JSON.stringify(kept));
    else globalThis[keeper].removeItem(place);
  } catch {
    // A browser that keeps nothing still saves and sends by its buttons.
  }
}

/** Every place in which something is kept whose name begins so. */
export function listKept(keeper: Keeper, prefix: string): string[] {
  try {
    return Object.keys(globalThis[keeper]).filter((place) => place.startsWith(prefix));
  } catch {
    return [];
  }
}
