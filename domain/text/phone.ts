/** A number as it is written in the United States, such as 1-866-444-3272, as a link to call it. */
export function phoneHref(phone: string): string {
  return `tel:+${phone.replaceAll('-', '')}`;
}

/**
 * The number as it is said: digit by digit, with a pause after each group. Written with hyphens, a
 * screen reader says "one minus eight hundred sixty-six".
 */
export function sayPhone(phone: string): string {
  return phone
    .split('-')
    .map((group) => group.replaceAll(/(?<=\d)(?=\d)/g, ' '))
    .join(', ');
}
