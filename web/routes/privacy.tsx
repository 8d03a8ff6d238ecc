import { PrivacyPage } from '../features/privacy/privacy-page.tsx';
import type { TextsHandle } from '../words/page-texts.ts';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/privacy.ts';

export const handle = { texts: ['consent', 'pages'] } satisfies TextsHandle;

export function loader({ context }: Route.LoaderArgs) {
  return getPage(context).services.getTextPage('privacy');
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage page={loaderData} />;
}
