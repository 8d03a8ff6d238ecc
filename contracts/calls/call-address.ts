import type { Asked, CallFace } from './define-call.ts';

/** The address of a call: its path with the parameters in it, and its query. */
export function callAddress<C extends Pick<CallFace, 'path'>>(
  { path }: C,
  asked: Omit<Asked<C>, 'body'>,
): string {
  const { parameters, query } = asked as { parameters?: Texts; query?: Texts };
  const place = path.replace(/:(\w+)/g, (_part, name: string) => parameters?.[name] ?? '');
  return query ? `${place}?${queryOf(query)}` : place;
}

function queryOf(query: Texts): string {
  return Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
}

type Texts = Record<string, string>;
