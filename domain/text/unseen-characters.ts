/**
 * Characters that cannot be seen and that no author types on purpose: control characters, marks
 * that turn or join what stands beside them, separators of lines, tags, and code points that are no
 * character. The joiner of emoji and the soft hyphen are allowed, as their effect can be seen.
 */
const UNSEEN =
  /[^\P{Cc}\n\t]|[\u061C\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]|\p{Cs}|\p{Noncharacter_Code_Point}/u;

/**
 * The code point, such as `U+202E`, of the first character that cannot be seen. Line feeds and tabs
 * are allowed.
 */
export function findUnseenCharacter(text: string): string | undefined {
  const found = UNSEEN.exec(text.replaceAll('\r\n', '\n'))?.[0];
  return found === undefined ? undefined : nameOfCharacter(found);
}

function nameOfCharacter(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
