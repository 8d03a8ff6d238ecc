import type { Context, Hono } from 'hono';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { ALL_COMPANIES } from '../access/roles.ts';
import { listRows, listTaken, type BoardRow } from '../desk/board.ts';
import { companyOfEntry } from '../desk/entry.ts';
import { filterBoard } from '../desk/filter-board.ts';
import { renderBoard } from '../pages/board-page.ts';
import { renderHistory, type NotTakenBack } from '../pages/history-page.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { WORDS } from '../words/words.ts';
import { BASE } from './guard.ts';
import { codeOf, entryOf, readFields, type StudioTools } from './studio-tools.ts';

/** The board, and what was published. */
export function boardRoutes(app: Hono, { desk, goingOut, showPage }: StudioTools): void {
  const list = (drafts: Parameters<typeof listRows>[0]['drafts']): BoardRow[] =>
    listRows({
      content: desk.published.current,
      drafts,
      read: desk.folder.read,
      changedAt: desk.changedAt,
    });
  let made: { basis: string; rows: BoardRow[]; published: BoardRow[] } | undefined;
  const rowsNow = async (): Promise<{ rows: BoardRow[]; published: BoardRow[] }> => {
    const drafts = await Promise.all(
      (await desk.drafts.list()).map(async (draft) => ({
        ...draft,
        stage: await goingOut.stageOf(draft),
      })),
    );
    const basis = [
      desk.published.current.version,
      desk.journal.list().length,
      ...drafts.map(({ entry, version, stage }) => `${entry} ${version} ${stage}`),
    ].join('\n');
    if (made?.basis !== basis) made = { basis, rows: list(drafts), published: list([]) };
    return made;
  };
  app.get(`${BASE}/:code/board`, async (c) => {
    const code = codeOf(c);
    const asked = {
      q: c.req.query('q') ?? '',
      kind: c.req.query('kind') ?? '',
      company: c.req.query('company') ?? '',
      state: c.req.query('state') ?? '',
      page: Math.trunc(Number(c.req.query('page') ?? 1)) || 1,
    };
    const { may } = c.get('visitor');
    const { rows, published } = await rowsNow();
    const companies = [...desk.published.current.companies.keys()].filter((id) => may('read', id));
    const own = rows.filter((row) => may('read', row.company ?? ALL_COMPANIES));
    const taken = may('read', DEFAULT_COMPANY_ID)
      ? []
      : listTaken(published, {
          rows,
          companies: companies.filter((id) => ['', id].includes(asked.company)),
        });
    const found = filterBoard([...own, ...taken], asked);
    const body = renderBoard({
      code,
      ...found,
      asked: { ...asked, page: found.page },
      companies,
      said: sayDone(c.req.query('done'), code),
      mayBegin: may('write', ALL_COMPANIES),
    });
    return showPage(c, { at: `board${new URL(c.req.url).search}`, title: WORDS[code].board, body });
  });
  const showHistory = (
    c: Context,
    { said, status, why }: { said: string | undefined; status: 200 | 422; why?: NotTakenBack },
  ): Response => {
    const code = codeOf(c);
    const { may } = c.get('visitor');
    const records = desk.journal
      .list()
      .map((record) => ({ ...record, company: companyOfEntry(record.entry) ?? ALL_COMPANIES }))
      .filter(({ company }) => may('read', company))
      .map(({ company, ...record }) => ({ ...record, isMine: may('publish', company) }));
    const body = renderHistory(code, records, { said, why });
    return showPage(c, { at: 'history', title: WORDS[code].history, body, status });
  };
  app.get(`${BASE}/:code/history`, (c) => {
    const code = codeOf(c);
    return showHistory(c, { said: sayDone(c.req.query('done'), code), status: 200 });
  });
  app.post(`${BASE}/:code/take-back/*`, async (c) => {
    const code = codeOf(c);
    const { id = '' } = await readFields(c);
    // Who may take back was decided by the entry of the address, so the record has to be about it.
    if (desk.journal.find(id)?.entry !== entryOf(c)?.id) return c.notFound();
    const done = await desk.publisher.takeBack(id, c.get('visitor').person);
    await desk.changedAt.lookAgain();
    if (done.kind === 'done') return c.redirect(`${BASE}/${code}/history?done=taken-back`, 303);
    if (done.kind === 'changed' || done.kind === 'problems')
      return showHistory(c, { said: WORDS[code].notTakenBack[done.kind], status: 422, why: done });
    const said = fillIn(WORDS[code].said[done.kind], {
      reason: done.kind === 'not-committed' ? done.reason : '',
    });
    return showHistory(c, { said, status: 422 });
  });
}

function sayDone(done: string | undefined, code: 'en' | 'es'): string | undefined {
  if (done === 'removed') return WORDS[code].removal.removed;
  return done === 'taken-back' || done === 'dropped' || done === 'published'
    ? WORDS[code].said[done]
    : undefined;
}
