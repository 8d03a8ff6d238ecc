const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'î',
  o: 'ö',
  u: 'ù',
  A: 'Å',
  E: 'É',
  I: 'Ï',
  O: 'Ø',
  U: 'Û',
};

export interface Pseudo {
  /** How often each vowel is repeated: twice makes a text 40 % longer, as translations are. */
  times: number;
}

/**
 * Makes a text that readers of English understand and that no test takes for English; placeholders,
 * tags and plurals are kept.
 */
export function pseudoText(text: string, pseudo: Pseudo): string {
  let made = '';
  let at = 0;
  while (at < text.length) {
    const character = text[at] ?? '';
    if (character === '{') {
      const end = endOfBraces(text, at);
      made += pseudoArgument(text.slice(at, end), pseudo);
      at = end;
    } else if (character === '<') {
      const end = text.indexOf('>', at) + 1 || text.length;
      made += text.slice(at, end);
      at = end;
    } else {
      made += ACCENTED[character]?.repeat(pseudo.times) ?? character;
      at += 1;
    }
  }
  return made;
}

function endOfBraces(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** In `{n, plural, one {# day} other {# days}}` only the words in the inner braces are text. */
function pseudoArgument(argument: string, pseudo: Pseudo): string {
  const head = /^\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/.exec(argument)?.[0];
  if (head === undefined) return argument;
  let made = head;
  let at = head.length;
  while (at < argument.length) {
    if (argument[at] === '{') {
      const end = endOfBraces(argument, at);
      made += `{${pseudoText(argument.slice(at + 1, end - 1), pseudo)}}`;
      at = end;
    } else {
      made += argument[at];
      at += 1;
    }
  }
  return made;
}
