import { createServer as createHttpServer } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createServer as createViteServer } from 'vite';
import { parseConfig } from './config.ts';
import { createLog } from './log.ts';
import { startServer } from './assemble/server.ts';
import { createPageRenderer, type PageRenderer } from './pages/ssr.ts';

const HOT_RELOAD_PORT = 24_678;

/** Styles that a build has in files of their own. Those of a page are found by what its route imports. */
const STYLES_APART: Readonly<Record<string, readonly string[]>> = {
  inset: ['inset', 'pay-stub-inset'].map(
    (name) => `/web/features/article/${name}.module.css?direct`,
  ),
};

/**
 * Runs the same server with pages from source: Vite compiles on request and tells the browser what
 * changed. Pages are rendered anew each time, and the CSP names their nonce instead of hashes.
 */
const config = parseConfig(process.env);
const log = createLog(config.logLevel, (line) => process.stdout.write(line));
const hotReload = createHttpServer();
const vite = await createViteServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: hotReload, clientPort: HOT_RELOAD_PORT } },
});
hotReload.listen(HOT_RELOAD_PORT, config.host);

async function currentRenderer(): Promise<PageRenderer> {
  const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  return createPageRenderer(build, {
    mode: 'development',
    findStyles: undefined,
    stylesOfComponent: (component) => STYLES_APART[component] ?? [],
    log,
  });
}

const renderer: PageRenderer = {
  render: async (...page) => (await currentRenderer()).render(...page),
};

const running = await startServer({
  config,
  log,
  renderer,
  statics: new Map(),
  development: {
    handle: (request, response, next) => vite.middlewares(request, response, next),
    hotReloadSource: `ws://localhost:${HOT_RELOAD_PORT} ws://127.0.0.1:${HOT_RELOAD_PORT}`,
  },
});
running.content.onSwap(() => vite.ws.send({ type: 'full-reload' }));
process.stdout.write(`\nSendero in development: http://localhost:${running.port}/generic\n\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void running.close().then(() => process.exit(0));
  });
}
