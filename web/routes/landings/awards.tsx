import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { awardsVariantOf, type AwardsVariant } from '#domain/pages/awards-variant.ts';
import { AwardsPage } from '../../features/awards/awards-page.tsx';
import { getPage } from '../../site/page-context.ts';
import { loadOrGoWithout } from '../load-or-go-without.ts';
import type { Route } from './+types/awards.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  const variant = variantOf(request);
  return { variant, landing: services.findAwards(variant) };
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrGoWithout(serverLoader, { variant: variantOf(request), landing: undefined });
}

function variantOf({ url }: Request): AwardsVariant {
  return awardsVariantOf(new URL(url).pathname) ?? 'grammy-major';
}

/** Another film of the same page: its words and its address are here already. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export default function Awards({ loaderData }: Route.ComponentProps) {
  return <AwardsPage {...loaderData} />;
}
