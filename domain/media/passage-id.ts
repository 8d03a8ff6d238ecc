/** The id of a passage of a transcript, by the recording and the second at which it is said. */
export function passageId(name: string, seconds: number): string {
  return `${name}-t${Math.floor(seconds)}`;
}

/** The second that an address names in this recording: `#mm-match-en-avs-t12` names the twelfth. */
export function secondsInHash(hash: string, name: string): number | undefined {
  const [, named, seconds] = /^#(.+)-t(\d{1,5})$/.exec(hash) ?? [];
  return named === name ? Number(seconds) : undefined;
}
