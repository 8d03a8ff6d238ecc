import { PrivacyPage } from '../features/privacy/privacy-page.tsx';
import { getPage } from '../site/page-context.ts';
import { takeHtml } from './take-html.ts';
import type { Route } from './+types/privacy.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services, htmlBag } = getPage(context);
  const { bodyHtml, ...page } = services.getTextPage('privacy');
  return { page, bodyHtml: takeHtml(htmlBag, 'privacy', bodyHtml) };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage {...loaderData} />;
}
