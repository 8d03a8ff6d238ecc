import { failure } from '#contracts/errors.ts';
import { Hono, type Context } from 'hono';
import { findAnyFragment } from '../../content/find-fragment.ts';
import { answerFailure } from '../answer-failure.ts';
import type { Dependencies } from '../dependencies.ts';

/** `{…/}{company}/{fragment}/master.json`. Paths are looked up in memory, so none leads to a file. */
const FRAGMENT_PATH = /^\/?(?:[a-z0-9_-]+\/)*?([a-z0-9_-]+)\/([a-z0-9_-]+)\/master\.json$/;
const MAX_PATH_LENGTH = 200;

export function fragmentRoutes(dependencies: Dependencies): Hono {
  const app = new Hono();
  app.get('/content/fragments', (c) => answerFragment(c, dependencies));
  app.get('/po/content/fragments', (c) => answerFragment(c, dependencies));
  return app;
}

/** The company's own fragment, or the default company's, in both languages. */
function answerFragment(c: Context, { content }: Dependencies): Response {
  const paths = c.req.queries('path') ?? [];
  const [path = ''] = paths;
  const match =
    paths.length === 1 && path.length <= MAX_PATH_LENGTH ? FRAGMENT_PATH.exec(path) : null;
  if (!match)
    return answerFailure(
      failure('path-invalid', [{ field: 'path', code: 'invalid-format' }]),
      c.req.raw,
    );
  const [, companyId = '', name = ''] = match;
  const data = findAnyFragment(content.current, companyId, name);
  if (!data) return answerFailure(failure('fragment-not-found'), c.req.raw);
  return c.json({ path: `${companyId}/${name}/master.json`, data });
}
