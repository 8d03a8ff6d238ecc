import { FaqsPage } from '../features/faqs/faqs-page.tsx';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/faqs.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  return { groups: services.listFaqs() };
}

export default function Faqs({ loaderData }: Route.ComponentProps) {
  return <FaqsPage {...loaderData} />;
}
