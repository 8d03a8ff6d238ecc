export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send only a handful of different headers, so the meaning of each is worked out once. */
const known = new Map<string, Encoding>();
const MAX_KNOWN = 200;

/** Returns the best encoding that the client accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  let encoding = known.get(accepted);
  if (encoding === undefined) {
    encoding = accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : 'identity';
    if (known.size < MAX_KNOWN) known.set(accepted, encoding);
  }
  return encoding;
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.trim().split(';');
    const isRefused = parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/.test(parameter));
    return name.trim().toLowerCase() === encoding && !isRefused;
  });
}
