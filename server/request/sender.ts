/** Who sends a form or a vote, as far as the server knows. */
export interface Sender {
  /** The host the form stands on. */
  host: string;
  origin: string;
  /** For the limits; nothing else learns it. */
  network: string;
}

/** A page for everybody is asked for by nobody in particular. */
export function nobodyAt(origin: string): Sender {
  return { host: new URL(origin).host, origin, network: 'unknown' };
}
