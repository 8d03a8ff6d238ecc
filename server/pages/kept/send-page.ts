import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FinishedPage, PageAnswer } from './finished-page.ts';

/** Sends a kept page without the application, straight onto the connection. */
export function sendPage(
  page: FinishedPage,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { headers } = request;
  const write = ({ status, headers: pairs, body }: PageAnswer): void => {
    response.writeHead(status, pairs as string[]);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const answer = page.answer({
    acceptEncoding: headers['accept-encoding']?.toString(),
    ifNoneMatch: headers['if-none-match'],
  });
  if (answer instanceof Promise)
    answer.then(write, (error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  else write(answer);
}

/** Sends a page through the application, which has just made it or looked it up. */
export async function pageResponse(page: FinishedPage, request: Request): Promise<Response> {
  const answer = await page.answer({
    acceptEncoding: request.headers.get('Accept-Encoding') ?? undefined,
    ifNoneMatch: request.headers.get('If-None-Match') ?? undefined,
  });
  const headers = new Headers();
  for (let index = 0; index < answer.headers.length; index += 2)
    headers.append(answer.headers[index] ?? '', answer.headers[index + 1] ?? '');
  const body = request.method === 'HEAD' ? null : (answer.body ?? null);
  return new Response(body, { status: answer.status, headers });
}
