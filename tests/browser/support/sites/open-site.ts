import type { SiteRequest } from './serve-sites.ts';
import type { AnswersOf, OptionsOf, SiteKind } from './site-kinds.ts';

/** A site beside the one that all tests share, in the process of that one. */
export interface OpenSite<Kind extends SiteKind = SiteKind> {
  base: string;
  ask: <Name extends keyof AnswersOf<Kind>>(
    name: Name,
    ...asked: AnswersOf<Kind>[Name] extends (...asked: infer Asked) => unknown ? Asked : never
  ) => Promise<
    AnswersOf<Kind>[Name] extends (...asked: never[]) => infer Answer ? Awaited<Answer> : never
  >;
  close: () => Promise<void>;
}

export async function openSite<Kind extends SiteKind>(
  kind: Kind,
  ...options: OptionsOf<Kind>
): Promise<OpenSite<Kind>> {
  const { site, base } = (await send({ open: kind, options })) as { site: number; base: string };
  return {
    base,
    ask: async (name, ...asked) => (await send({ site, ask: String(name), asked })) as never,
    close: async () => {
      await send({ site, close: true });
    },
  };
}

async function send(request: SiteRequest): Promise<unknown> {
  const port = process.env['BROWSER_TEST_SITES'] ?? '';
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    body: JSON.stringify(request),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
