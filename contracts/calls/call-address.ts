import type { Asked, CallFace } from './define-call.ts';

/** Where a call is asked. */
export function callAddress<C extends Pick<CallFace, 'path'>>(
  { path }: C,
  asked: Omit<Asked<C>, 'body'>,
): string {
  const { parameters, query } = asked as Partial<Differing>;
  const place = path.replace(/:(\w+)/g, (_part, name: string) => String(parameters?.[name]));
  return query ? `${place}?${new URLSearchParams(query).toString()}` : place;
}

interface Differing {
  parameters: Record<string, string>;
  query: Record<string, string>;
}
