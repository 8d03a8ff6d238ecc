import './production.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageContext } from '#web/page-context.ts';
import type { HostContext } from '#web/entry.server.tsx';
import type { Log } from './log.ts';

/** The built pages as the server sees them: a function from a request to a response. */
export interface PageRenderer {
  render(request: Request, page: PageContext, mark: string): Promise<Response>;
}

const BUILD = path.resolve('build');

/** The one place where the server touches `web`, and only as its finished bundle. */
export async function loadPageRenderer(log: Log): Promise<PageRenderer> {
  const bundle = path.join(BUILD, 'server/index.js');
  const build = (await import(pathToFileURL(bundle).href)) as ServerBuild;
  return createPageRenderer(build, { mode: 'production', css: readStylesheet(build), log });
}

export interface RendererOptions {
  mode: 'production' | 'development';
  css: string;
  log: Log;
}

export function createPageRenderer(
  build: ServerBuild,
  { mode, css, log }: RendererOptions,
): PageRenderer {
  const handle = createRequestHandler(build, mode);
  // Contexts are matched by identity, so the bundle's own copies are used.
  const { host } = build.entry.module as unknown as { host: HostContext };
  const onError = (error: unknown): void =>
    log.error('page-failed', {
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  return {
    render: async (request, page, mark) => {
      const context = new RouterContextProvider();
      context.set(host.pageContext, page);
      context.set(host.documentContext, { css, mark, onError });
      return handle(request, context);
    },
  };
}

function readStylesheet(build: ServerBuild): string {
  const hrefs = build.assets.routes['root']?.css ?? [];
  return hrefs.map((href) => readFileSync(path.join(BUILD, 'client', href), 'utf8')).join('\n');
}
