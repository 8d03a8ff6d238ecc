import { ErrorPage } from '../features/errors/error-page.tsx';

/**
 * The specification leaves the status of this address open. It is 200, because visitors can be sent
 * here; a page that fails answers 500 with the same words.
 */
export default function ErrorRoute() {
  return <ErrorPage />;
}
