import { data } from 'react-router';
import { SurveyPage } from '../../features/transition/survey-page.tsx';
import { getPage } from '../../site/page-context.ts';
import type { Route } from './+types/transition-survey.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  const survey = services.findSurvey();
  if (!survey) throw data(null, { status: 404 });
  return survey;
}

export default function TransitionSurvey({ loaderData }: Route.ComponentProps) {
  return <SurveyPage survey={loaderData} />;
}
