import { PrivacyPage } from '../features/privacy/privacy-page.tsx';
import type { TextsHandle } from '../words/page-texts.ts';
import { getPage } from '../site/page-context.ts';
import { takeHtml } from './take-html.ts';
import type { Route } from './+types/privacy.ts';

export const handle = { texts: ['consent', 'pages'] } satisfies TextsHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { services, htmlBag } = getPage(context);
  const { bodyHtml, ...page } = services.getTextPage('privacy');
  return { page, bodyHtml: takeHtml(htmlBag, 'privacy', bodyHtml) };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage {...loaderData} />;
}
