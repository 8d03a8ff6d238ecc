import { ErrorPage } from '../features/errors/error-page.tsx';

export default function ErrorRoute() {
  return <ErrorPage />;
}
