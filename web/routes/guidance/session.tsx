import { data } from 'react-router';
import { SessionPage } from '../../features/session/session-page.tsx';
import { getPage } from '../../site/page-context.ts';
import type { Route } from './+types/session.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  const { services } = getPage(context);
  const session = services.findSession(params.session);
  if (!session) throw data(null, { status: 404 });
  return session;
}

export default function Session({ loaderData }: Route.ComponentProps) {
  return <SessionPage session={loaderData} />;
}
