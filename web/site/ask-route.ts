import { data, RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import type { ShellView } from '#contracts/views/shell.ts';
import { matchPage } from '#domain/pages/match-page.ts';
import { getPage } from '#domain/pages/pages.ts';
import type { PageEntry, RouteToAsk } from './drawn-document.ts';
import { pageContext } from './page-context.ts';

type Call = (args: LoaderFunctionArgs) => unknown;
/** What `data()` makes of an answer that has a status or headers. */
type Answered = ReturnType<typeof data>;

interface Told {
  value: unknown;
  init: ResponseInit | null;
  isThrown: boolean;
}

const NOTHING: Told = { value: undefined, init: null, isThrown: false };

/**
 * Asks the functions of an address's page: what a form does first, then what the page and its frame
 * load. An answer that is no page, such as a redirect, is given on as it is.
 */
export const askRoute: PageEntry['askRoute'] = async (asked) => {
  const { routes, request, url } = asked;
  const context = new RouterContextProvider();
  context.set(pageContext, asked.page);
  const { name, params: written } = matchPage(url.pathname);
  const params = Object.fromEntries(
    Object.entries(written).map(([key, value]) => [key, decodeURIComponent(value)]),
  );
  const args = { request, url, params, context, pattern: getPage(name).path };
  const route = routes[name]?.module;
  const isForm = request.method === 'POST';
  const sent = isForm ? await tell(route?.action ?? refuse, args, asked) : NOTHING;
  if (sent instanceof Response) return sent;
  // The form has been read, and what the page shows is asked for as if it had been opened.
  const opened = isForm ? { ...args, request: new Request(request.url) } : args;
  const [shell, page] = await Promise.all([
    tell(routes['root']?.module.loader, opened, asked),
    sent.isThrown ? NOTHING : tell(route?.loader, opened, asked),
  ]);
  if (shell instanceof Response) return shell;
  if (page instanceof Response) return page;
  // Without a company and a language there is no page to say so on.
  if (shell.isThrown) return undefined;
  const failed = [sent, page].find(({ isThrown }) => isThrown);
  const decides = failed ?? (sent.init ? sent : page);
  const status = decides.init?.status ?? 200;
  return {
    name,
    params,
    shell: shell.value as ShellView,
    loaderData: failed ? undefined : page.value,
    actionData: failed ? undefined : sent.value,
    problem: failed && (status === 404 ? 'not-found' : 'error'),
    status,
    headers: new Headers(decides.init?.headers),
  };
};

async function tell(
  call: Call | undefined,
  args: LoaderFunctionArgs,
  { onError }: Pick<RouteToAsk, 'onError'>,
): Promise<Response | Told> {
  try {
    const value = await call?.(args);
    if (value instanceof Response) return value;
    return isAnswered(value)
      ? { value: value.data, init: value.init, isThrown: false }
      : { value, init: null, isThrown: false };
  } catch (error) {
    if (error instanceof Response) return error;
    const init = isAnswered(error) ? error.init : { status: 500 };
    if ((init?.status ?? 500) >= 500) onError(error);
    return { value: undefined, init, isThrown: true };
  }
}

function isAnswered(value: unknown): value is Answered {
  return value instanceof Answer;
}

/** The router keeps its class to itself. */
const Answer = data(null).constructor as new () => Answered;

function refuse(): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the answers of routes are thrown in this form
  throw data(null, { status: 405 });
}
