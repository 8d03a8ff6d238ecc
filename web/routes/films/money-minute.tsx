import { pageNumberOf } from '#domain/lists/list-page.ts';
import { MoneyMinutePage } from '../../features/money-minute/money-minute-page.tsx';
import { getPage } from '../../site/page-context.ts';
import type { Route } from './+types/money-minute.ts';

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { services } = getPage(context);
  const number = pageNumberOf(new URL(request.url));
  return services.getMoneyMinute({ presenter: params.influencer, number });
}

export default function MoneyMinute({ loaderData, params }: Route.ComponentProps) {
  return <MoneyMinutePage page={loaderData} chosen={params.influencer} />;
}
