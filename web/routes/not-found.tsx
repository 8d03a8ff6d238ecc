import { data, redirect } from 'react-router';
import { awardsVariantOf } from '#domain/visit/known-pages.ts';
import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { getPage } from '../page-context.ts';
import type { Route } from './+types/not-found.ts';

/** Nothing is here, but a path with an awards landing anywhere in it leads to that one. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const variant = awardsVariantOf(pathname);
  if (variant === undefined) return data(null, { status: 404 });
  throw redirect(`/${getPage(context).address.companyId}/${variant}${search}`);
}

export default function NotFound() {
  return <NotFoundPage />;
}
