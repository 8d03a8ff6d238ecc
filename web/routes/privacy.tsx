import { PrivacyPage } from '../features/privacy/privacy-page.tsx';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/privacy.ts';

export function loader({ context }: Route.LoaderArgs) {
  return getPage(context).services.getTextPage('privacy');
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage page={loaderData} />;
}
