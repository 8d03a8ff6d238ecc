import { data } from 'react-router';
import { hoursForm } from '#contracts/forms/hours-form.ts';
import { readDollars } from '#domain/calculator/shown-plan.ts';
import { HoursPage } from '../../features/calculator/hours/hours-page.tsx';
import { HoursProjectionPage } from '../../features/calculator/hours/hours-projection-page.tsx';
import { readHoursAssumptions } from '../../features/calculator/hours/read-hours.ts';
import { getPage } from '../../site/page-context.ts';
import { readPostedForm } from '../../widgets/field/read-posted-form.ts';
import type { Route } from './+types/hours.ts';

export function loader({ context }: Route.LoaderArgs) {
  const known = getPage(context).services.findHoursPlan();
  if (!known) throw data(null, { status: 404 });
  return { known };
}

/** The form as a browser without JavaScript sends it: its result is this very page, and nothing of it is kept. */
export async function action({ request }: Route.ActionArgs) {
  const fields = new URLSearchParams(await request.text());
  const form = readPostedForm(fields, hoursForm);
  if (form.status !== 'success') return data({ refused: { typed: form.typed } }, { status: 400 });
  const { changed, mistakes } = readHoursAssumptions(fields);
  const dollars = readDollars(fields.get('dollars'));
  return data(
    { posted: { inputs: form.value, assumptions: changed, dollars }, mistakes },
    { status: Object.keys(mistakes).length > 0 ? 400 : 200 },
  );
}

export default function Hours({ loaderData, actionData }: Route.ComponentProps) {
  return actionData !== undefined && 'refused' in actionData ? (
    <HoursPage {...loaderData} {...actionData} />
  ) : (
    <HoursProjectionPage {...loaderData} {...actionData} />
  );
}
