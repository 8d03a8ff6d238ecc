/** Parses, or reports 'could not parse json' and returns undefined. */
export function parseJson(text: string, report: (message: string) => void): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    report('could not parse json');
    return undefined;
  }
}
