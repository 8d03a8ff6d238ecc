/** What one person says without a break. */
interface Turn {
  who: string;
  says: string;
}

export interface Chapter {
  title: string;
  turns: readonly Turn[];
}

/** Reads an episode off its article: a heading begins a chapter, and a bold name a turn. */
export function readScript(markdown: string): Chapter[] {
  const [, , body = ''] = markdown.split(/^---$/m);
  return body
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...rest] = part.split('\n');
      return { title: title.trim(), turns: rest.flatMap(readTurn) };
    });
}

function readTurn(line: string): Turn[] {
  const [, who, says] = /^\*\*([^:*]+):\*\* (.+)$/.exec(line) ?? [];
  if (who === undefined || says === undefined) {
    if (line.trim() === '') return [];
    throw new Error(`Nobody says: ${line}`);
  }
  return [{ who, says: says.replaceAll(/\{typed ([^}]+)\}/g, '$1') }];
}

/** The seseo of the Americas, for a voice from Spain, which says c and z as the th of thin. */
export function withSeseo(spanish: string): string {
  return spanish
    .replaceAll(/[sx]?c(?=[eiéí])/gi, (letters) =>
      letters.length > 1 && /x/i.test(letters) ? 'x' : 's',
    )
    .replaceAll(/z/gi, 's')
    .replaceAll(/ll/gi, 'y');
}
