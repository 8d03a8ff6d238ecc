import { awardsVariantOf } from '#domain/pages/awards-variant.ts';
import { AwardsPage } from '../../features/awards/awards-page.tsx';
import { getPage } from '../../site/page-context.ts';
import type { Route } from './+types/awards.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  const variant = awardsVariantOf(new URL(request.url).pathname) ?? 'grammy-major';
  return { variant, landing: services.findAwards(variant) };
}

export default function Awards({ loaderData }: Route.ComponentProps) {
  return <AwardsPage {...loaderData} />;
}
