import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { MoneyMinutePage } from '../../features/money-minute/money-minute-page.tsx';
import { getPage } from '../../site/page-context.ts';
import type { Route } from './+types/money-minute.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  return services.getMoneyMinute();
}

/** All films are there already: another presenter is another choice among them. */
export function shouldRevalidate(navigation: ShouldRevalidateFunctionArgs): boolean {
  const { currentParams, nextParams, currentUrl, nextUrl } = navigation;
  const isSamePage =
    currentParams['company'] === nextParams['company'] && currentUrl.search === nextUrl.search;
  return !isSamePage && navigation.defaultShouldRevalidate;
}

export default function MoneyMinute({ loaderData, params }: Route.ComponentProps) {
  return <MoneyMinutePage page={loaderData} chosen={params.influencer} />;
}
