import type { Context, Hono } from 'hono';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { studioPath, studioRoute } from '../access/studio-path.ts';
import { ALL_COMPANIES, mayForAll } from '../access/roles.ts';
import { companiesOf, concernOf } from '../desk/changes/together.ts';
import { listRows, listTaken, type BoardRow } from '../desk/board.ts';
import type { OpenChange } from '../desk/drafts.ts';
import { filterBoard } from '../desk/filter-board.ts';
import { renderBoard } from '../pages/board-page.ts';
import { renderHistory, type NotTakenBack } from '../pages/history-page.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { WORDS } from '../words/words.ts';
import { codeOf, idOf, readFields, type StudioTools } from './studio-tools.ts';

/** What an address may say was done. */
const DONE = ['taken-back', 'dropped', 'published', 'closed', 'nothing'] as const;

/** The board, and what was published. */
export function boardRoutes(app: Hono, { desk, goingOut, showPage }: StudioTools): void {
  const list = (drafts: Parameters<typeof listRows>[0]['drafts']): BoardRow[] =>
    listRows({
      content: desk.published.current,
      drafts,
      read: desk.folder.read,
      changedAt: desk.changedAt,
    });
  /** The changes of several that are open, each as far as it has come now. */
  const listOpen = async (): Promise<OpenChange[]> =>
    Promise.all(
      (await desk.drafts.changes.list()).map(async (change) => {
        const { companies } = concernOf(change);
        return { ...change, stage: await goingOut.stageOf(companies, change) };
      }),
    );
  let made: { basis: string; rows: BoardRow[]; published: BoardRow[] } | undefined;
  const rowsNow = async (
    open: readonly OpenChange[],
  ): Promise<{ rows: BoardRow[]; published: BoardRow[] }> => {
    const drafts = await Promise.all(
      (await desk.drafts.list()).map(async (draft) => {
        const change = open.find(({ entry }) => entry === draft.change);
        const stage = change?.stage ?? (await goingOut.stageOf(companiesOf([draft.entry]), draft));
        return { ...draft, stage, ...(change && { partOf: change.entry }) };
      }),
    );
    const basis = [
      desk.published.current.version,
      desk.journal.list().length,
      ...drafts.map(({ entry, version, stage }) => `${entry} ${version} ${stage}`),
    ].join('\n');
    if (made?.basis !== basis) made = { basis, rows: list(drafts), published: list([]) };
    return made;
  };
  app.get(studioRoute('board'), async (c) => {
    const code = codeOf(c);
    const asked = {
      q: c.req.query('q') ?? '',
      kind: c.req.query('kind') ?? '',
      company: c.req.query('company') ?? '',
      state: c.req.query('state') ?? '',
      page: Math.trunc(Number(c.req.query('page') ?? 1)) || 1,
    };
    const { may } = c.get('visitor');
    const open = await listOpen();
    const { rows, published } = await rowsNow(open);
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
      changes: open.filter((change) => mayForAll('read', concernOf(change), c.get('visitor'))),
      said: sayDone(c.req.query('done'), code),
      mayBegin: may('write', ALL_COMPANIES),
    });
    const query = new URL(c.req.url).search.slice(1);
    const at = query === '' ? 'board' : (`board?${query}` as const);
    return showPage(c, { at, title: WORDS[code].board, body });
  });
  const showHistory = (
    c: Context,
    { said, status, why }: { said: string | undefined; status: 200 | 422; why?: NotTakenBack },
  ): Response => {
    const code = codeOf(c);
    const { may } = c.get('visitor');
    const records = desk.journal
      .list()
      .map((record) => {
        const companies = companiesOf(record.change?.entries ?? [record.entry]);
        const mayAll = (verb: 'read' | 'publish'): boolean =>
          companies.length === 0
            ? may(verb, ALL_COMPANIES)
            : companies.every((company) => may(verb, company));
        return { ...record, isRead: mayAll('read'), isMine: mayAll('publish') };
      })
      .filter(({ isRead }) => isRead);
    const body = renderHistory(code, records, { said, why });
    return showPage(c, { at: 'history', title: WORDS[code].history, body, status });
  };
  app.get(studioRoute('history'), (c) => {
    const code = codeOf(c);
    return showHistory(c, { said: sayDone(c.req.query('done'), code), status: 200 });
  });
  app.post(studioRoute('take-back/*'), async (c) => {
    const code = codeOf(c);
    const { id = '' } = await readFields(c);
    // Who may take back was decided by the entry of the address, so the record has to be about it.
    if (desk.journal.find(id)?.entry !== idOf(c)) return c.notFound();
    const done = await desk.publisher.takeBack(id, c.get('visitor').person);
    await desk.changedAt.lookAgain();
    // The second press of a double one finds it done as it was meant.
    const deed = done.kind === 'nothing' ? desk.journal.find(id) : undefined;
    const isBack = deed !== undefined && deed.deed !== 'taken-back' && deed.twin !== undefined;
    if (done.kind === 'done' || isBack)
      return c.redirect(studioPath(code, 'history?done=taken-back'), 303);
    if (done.kind === 'changed' || done.kind === 'problems')
      return showHistory(c, { said: WORDS[code].notTakenBack[done.kind], status: 422, why: done });
    const said = fillIn(WORDS[code].said[done.kind], {
      reason: done.kind === 'not-committed' ? done.reason : '',
    });
    return showHistory(c, { said, status: 422 });
  });
}

function sayDone(done: string | undefined, code: LanguageCode): string | undefined {
  if (done === 'removed') return WORDS[code].removal.removed;
  const known = DONE.find((one) => one === done);
  return known && WORDS[code].said[known];
}
