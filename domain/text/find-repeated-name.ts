/**
 * Matches a whole string, with the colon that makes it a name, or a bracket. Outside of strings
 * JSON has no quotes.
 */
const TOKENS = /"(?:[^"\\]|\\.)*"\s*:?|[{}[\]]/g;

/**
 * A name that an object in this JSON has twice, for which the parser would keep the last value in
 * silence. The text must be valid JSON.
 */
export function findRepeatedName(json: string): string | undefined {
  const names: Array<Set<string>> = [];
  for (const [token] of json.matchAll(TOKENS)) {
    if (token === '{' || token === '[') names.push(new Set());
    else if (token === '}' || token === ']') names.pop();
    else if (token.endsWith(':')) {
      const name = JSON.parse(token.slice(0, -1)) as string;
      if (names.at(-1)?.has(name)) return name;
      names.at(-1)?.add(name);
    }
  }
  return undefined;
}
