const TYPED_NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.\d{0,4})?$|^\.\d{1,4}$/;

/**
 * A number as people type it: "$48,000", "6 %", "6.5". A text that is not plainly one number is
 * undefined.
 */
export function parseTypedNumber(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/\s*%$/, '');
  return TYPED_NUMBER.test(plain) ? Number(plain.replaceAll(',', '')) : undefined;
}
