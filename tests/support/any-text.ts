import fc from 'fast-check';

// The arbitraries of fast-check for full Unicode and for web addresses need more than a second to
// load in every file that uses them; these need none.

const SURROGATES = { first: 0xd8_00, count: 0x8_00 } as const;

/** One character of Unicode, never half of one. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .nat({ max: 0x10_ff_ff - SURROGATES.count })
  .map((point) =>
    String.fromCodePoint(point < SURROGATES.first ? point : point + SURROGATES.count),
  );

/** Any text that a program may get, with control characters and halves of characters. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc
    .array(fc.nat({ max: 0xff_ff }), { maxLength: 40 })
    .map((units) => String.fromCharCode(...units)),
);

const written = fc.oneof(
  fc.constantFrom('a', 'B', '7', '-', '_', '.', '~', '!', "'", '(', ';', '@', ':', '+', ','),
  fc.constantFrom('%20', '%2F', '%3F', '%23', '%C3%B1', 'articles', 'quiz', 'lang', 'es'),
);

/** A segment of a path, as addresses are written. */
export const anySegment: fc.Arbitrary<string> = fc
  .array(written, { maxLength: 8 })
  .map((parts) => parts.join(''));

export const anyPath: fc.Arbitrary<string> = fc
  .array(anySegment, { maxLength: 5 })
  .map((segments) => `/${segments.join('/')}`);

/** A query without its question mark. */
export const anyQuery: fc.Arbitrary<string> = fc
  .array(fc.oneof(written, fc.constantFrom('=', '&', '?', '/')), { maxLength: 12 })
  .map((parts) => parts.join(''));

/** A whole web address, with or without query and fragment. */
export const anyWebAddress: fc.Arbitrary<string> = fc
  .tuple(anyPath, fc.option(anyQuery), fc.option(anyQuery))
  .map(([path, query, hash]) => {
    const search = query === null ? '' : `?${query}`;
    return `https://retire.example.com${path}${search}${hash === null ? '' : `#${hash}`}`;
  });
