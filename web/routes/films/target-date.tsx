import { data } from 'react-router';
import { pageNumberOf } from '#domain/lists/list-page.ts';
import { drawGlidePath } from '../../features/target-date/draw-glide-path.ts';
import { TargetDatePage } from '../../features/target-date/target-date-page.tsx';
import { getPage } from '../../site/page-context.ts';
import type { Route } from './+types/target-date.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  const { services } = getPage(context);
  const page = services.findTargetDate(pageNumberOf(new URL(request.url)));
  if (!page) throw data(null, { status: 404 });
  return { page, drawing: drawGlidePath(page.glidePath) };
}

export default function TargetDate({ loaderData }: Route.ComponentProps) {
  return <TargetDatePage {...loaderData} />;
}
