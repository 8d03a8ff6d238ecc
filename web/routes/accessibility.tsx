import { AccessibilityPage } from '../features/accessibility/accessibility-page.tsx';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/accessibility.ts';

export function loader({ context }: Route.LoaderArgs) {
  return getPage(context).services.getTextPage('accessibility');
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <AccessibilityPage page={loaderData} />;
}
