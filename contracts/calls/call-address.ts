import type { Asked, CallFace } from './define-call.ts';

/** Where a call is asked. */
export function callAddress<C extends Pick<CallFace, 'path'>>(
  { path }: C,
  asked: Omit<Asked<C>, 'body'>,
): string {
  const { parameters, query } = asked as Differing;
  const place = path.replace(/:(\w+)/g, (_part, name: 'name') => parameters[name]);
  return query ? `${place}?${new URLSearchParams(query).toString()}` : place;
}

/** As its type says, whatever the call: a parameter for each name in the path. */
interface Differing {
  parameters: Readonly<Record<'name', string>>;
  query?: Record<string, string>;
}
