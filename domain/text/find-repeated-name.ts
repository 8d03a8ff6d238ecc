/** A whole string with the colon that makes it a name, or a bracket; between strings JSON has no quotes. */
const TOKENS = /"(?:[^"\\]|\\.)*"\s*:?|[{}[\]]/g;

/** A name that an object of this text has twice. The parser keeps the last and tells nobody; the text must parse. */
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
