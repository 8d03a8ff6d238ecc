/** More than the languages and styles that the product has; whatever comes beyond is made each time. */
const MOST = 200;

const KEEPING = new WeakSet<object>();

const NAMES = ['DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules'] as const;

/**
 * To make a format takes a hundred times as long as to use it. The library of the messages makes its own
 * for each page and each island, and a format never changes, so each is made once for all of them.
 */
export function keepFormats(intl: Record<string, unknown>): void {
  // The pages of one process may be loaded again, and a format that is kept needs no second keeper.
  if (KEEPING.has(intl)) return;
  KEEPING.add(intl);
  for (const name of NAMES) {
    const kept = new Map<string, object>();
    const Format = intl[name] as new (...asked: unknown[]) => object;
    intl[name] = new Proxy(Format, {
      construct: (_format, asked) => {
        const key = JSON.stringify(asked, nameLocale);
        const known = kept.get(key);
        if (known) return known;
        const made = new Format(...(asked as unknown[]));
        if (kept.size < MOST) kept.set(key, made);
        return made;
      },
    });
  }
}

/** A locale that is an object has nothing of its own that would be written. */
function nameLocale(_name: string, value: unknown): unknown {
  return value instanceof Intl.Locale ? value.toString() : value;
}
