import { describe, expect, it, vi } from 'vitest';
import { data, redirect, type ServerBuild } from 'react-router';
import { askRoute } from './ask-route.ts';
import type { RouteAnswer } from './drawn-document.ts';
import { getPage, type PageContext } from './page-context.ts';

type Module = Partial<Record<'loader' | 'action', (args: never) => unknown>>;

const SHELL = { language: 'en-US' };
const PAGE = { visitorId: 'v' } as PageContext;

async function ask(modules: Record<string, Module>, init?: RequestInit & { path?: string }) {
  const all = { root: { loader: () => SHELL }, ...modules };
  const routes = Object.fromEntries(
    Object.entries(all).map(([id, module]) => [id, { id, module }]),
  ) as unknown as ServerBuild['routes'];
  const onError = vi.fn();
  const request = new Request(`http://site${init?.path ?? '/generic/faqs'}`, init);
  const answer = await askRoute({
    routes,
    request,
    url: new URL(request.url),
    page: PAGE,
    onError,
  });
  return { answer, onError };
}

const POST = { method: 'POST', body: new URLSearchParams({ email: 'a@b.example' }) };

describe('a route that is asked', () => {
  it('answers with what its loader and that of the frame say, and its parameters decoded', async () => {
    const loader = ({ context, params }: { context: never; params: object }) => [
      getPage(context).visitorId,
      params,
    ];
    const { answer } = await ask(
      { article: { loader } },
      { path: '/generic/articles/a%C3%B1o/words' },
    );
    expect(answer).toMatchObject({
      name: 'article',
      shell: SHELL,
      loaderData: ['v', { company: 'generic', articleId: 'año', article: 'words' }],
      problem: undefined,
      status: 200,
    });
  });

  it('gives a redirect on as it is, whether it is returned or thrown', async () => {
    const thrown = await ask({
      faqs: {
        loader: () => {
          // oxlint-disable-next-line typescript/only-throw-error -- routes throw their answers
          throw redirect('/generic/glossary');
        },
      },
    });
    const returned = await ask({ faqs: { loader: () => redirect('/generic/glossary') } });
    for (const { answer } of [thrown, returned])
      expect((answer as Response).headers.get('Location')).toBe('/generic/glossary');
  });

  it('shows what a form was answered beside the page, with the answer’s status and headers', async () => {
    const action = async ({ request }: { request: Request }) =>
      data(Object.fromEntries(await request.formData()), {
        status: 429,
        headers: { 'Retry-After': '9' },
      });
    const loader = ({ request }: { request: Request }) => request.method;
    const { answer } = await ask({ faqs: { action, loader } }, POST);
    const { actionData, loaderData, status, headers } = answer as RouteAnswer;
    expect([actionData, loaderData, status]).toEqual([{ email: 'a@b.example' }, 'GET', 429]);
    expect(headers.get('Retry-After')).toBe('9');
  });

  it('takes no form where it does nothing with one', async () => {
    const { answer, onError } = await ask({ faqs: { loader: () => 'shown' } }, POST);
    expect(answer).toMatchObject({ status: 405, problem: 'error', loaderData: undefined });
    expect(onError).not.toHaveBeenCalled();
  });

  it('says that there is no such thing without an error of ours', async () => {
    const loader = (): never => {
      // oxlint-disable-next-line typescript/only-throw-error -- routes throw their answers
      throw data(null, { status: 404 });
    };
    const { answer, onError } = await ask({ faqs: { loader } });
    expect(answer).toMatchObject({ status: 404, problem: 'not-found', shell: SHELL });
    expect(onError).not.toHaveBeenCalled();
  });

  it('tells an error of ours, and shows that something went wrong', async () => {
    const error = new Error('broken');
    const { answer, onError } = await ask({ faqs: { loader: () => Promise.reject(error) } });
    expect(answer).toMatchObject({ status: 500, problem: 'error', loaderData: undefined });
    expect(onError.mock.calls).toEqual([[error]]);
  });

  it('has nothing to show where its frame cannot be had', async () => {
    const error = new Error('broken');
    const root = { loader: () => Promise.reject(error) };
    const { answer, onError } = await ask({ root, faqs: { loader: () => 'shown' } });
    expect(answer).toBeUndefined();
    expect(onError.mock.calls).toEqual([[error]]);
  });
});
