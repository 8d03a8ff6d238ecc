import type { Hono } from 'hono';
import { listRows, type BoardRow } from '../desk/board.ts';
import { filterBoard } from '../desk/filter-board.ts';
import { renderBoard } from '../pages/board-page.ts';
import { renderHistory } from '../pages/simple-pages.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { WORDS } from '../words/words.ts';
import { BASE } from './guard.ts';
import { codeOf, type StudioTools } from './studio-tools.ts';

/** The board, and what was published. */
export function boardRoutes(app: Hono, { desk, showPage }: StudioTools): void {
  let made: { basis: string; rows: BoardRow[] } | undefined;
  const rowsNow = (): BoardRow[] => {
    const content = desk.published.current;
    const drafts = desk.drafts.list();
    const basis = [
      content.version,
      desk.journal.list().length,
      ...drafts.map(({ entry, savedAt }) => `${entry} ${savedAt}`),
    ].join('\n');
    if (made?.basis !== basis)
      made = {
        basis,
        rows: listRows({ content, drafts, read: desk.folder.read, changedAt: desk.changedAt }),
      };
    return made.rows;
  };
  app.get(`${BASE}/:code/board`, (c) => {
    const code = codeOf(c);
    const asked = {
      q: c.req.query('q') ?? '',
      kind: c.req.query('kind') ?? '',
      company: c.req.query('company') ?? '',
      state: c.req.query('state') ?? '',
      page: Math.trunc(Number(c.req.query('page') ?? 1)) || 1,
    };
    const found = filterBoard(rowsNow(), asked);
    const companies = [...desk.published.current.companies.keys()];
    const body = renderBoard({
      code,
      ...found,
      asked: { ...asked, page: found.page },
      companies,
      said: sayDone(c.req.query('done'), code),
    });
    return showPage(c, { at: `board${new URL(c.req.url).search}`, title: WORDS[code].board, body });
  });
  app.get(`${BASE}/:code/history`, (c) => {
    const code = codeOf(c);
    const body = renderHistory(code, desk.journal.list(), sayDone(c.req.query('done'), code));
    return showPage(c, { at: 'history', title: WORDS[code].history, body });
  });
  app.post(`${BASE}/:code/take-back/:id`, async (c) => {
    const done = await desk.publisher.takeBack(c.req.param('id'), desk.person);
    await desk.changedAt.lookAgain();
    const code = codeOf(c);
    if (done.kind === 'done') return c.redirect(`${BASE}/${code}/history?done=taken-back`, 303);
    const said = fillIn(WORDS[code].said[done.kind], {
      reason: done.kind === 'not-committed' ? done.reason : '',
    });
    return showPage(c, {
      at: 'history',
      title: WORDS[code].history,
      body: renderHistory(code, desk.journal.list(), said),
      status: 422,
    });
  });
}

function sayDone(done: string | undefined, code: 'en' | 'es'): string | undefined {
  return done === 'taken-back' || done === 'dropped' || done === 'published'
    ? WORDS[code].said[done]
    : undefined;
}
