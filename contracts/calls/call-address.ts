import type { Asked, CallFace } from './define-call.ts';

/** Where a call is asked. */
export function callAddress<C extends Pick<CallFace, 'path'>>(
  { path }: C,
  asked: Omit<Asked<C>, 'body'>,
): string {
  const { parameters, query } = asked as { parameters?: Texts; query?: Texts };
  const place = path.replace(/:(\w+)/g, (_part, name: string) => parameters?.[name] ?? '');
  return query ? `${place}?${queryOf(query)}` : place;
}

/** By hand, as this room knows neither a browser nor Node. */
function queryOf(query: Texts): string {
  return Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
}

type Texts = Record<string, string>;
