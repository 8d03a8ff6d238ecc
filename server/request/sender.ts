/** The sender of a form or a vote, as far as the server knows. */
export interface Sender {
  /** The host of the page with the form. */
  host: string;
  origin: string;
  /** The sender's network, which is used for the limits only. */
  network: string;
}

/** The stand-in sender of a shared page, which has no particular visitor. */
export function nobodyAt(origin: string): Sender {
  return { host: new URL(origin).host, origin, network: 'unknown' };
}
