import type { Context, Hono } from 'hono';
import { fillIn } from '#domain/text/fill-in.ts';
import { studioPath, studioRoute } from '../../access/studio-path.ts';
import { mayForAll } from '../../access/roles.ts';
import { isChangeId, tidyName } from '../../desk/changes/change-id.ts';
import { companiesOf, concernOf } from '../../desk/changes/together.ts';
import type { Into, OpenChange } from '../../desk/drafts.ts';
import { WORDS } from '../../words/words.ts';
import { showEntry } from '../entry-routes.ts';
import { findDeed } from '../find-deed.ts';
import { codeOf, entryOf, readFields, readForm, type StudioTools } from '../studio-tools.ts';
import { showChange } from './show-change.ts';

/** Named changes of several entries: putting drafts in and taking them out, looking, publishing, closing. */
export function changeRoutes(app: Hono, tools: StudioTools): void {
  const { desk, goingOut } = tools;
  const { drafts } = desk;
  const changeOf = async (entry: string): Promise<OpenChange | undefined> => {
    const id = (await drafts.find(entry))?.change;
    return id === undefined ? undefined : drafts.changes.find(id);
  };
  app.get(studioRoute('review/change/:id'), (c) => showChange(c, tools));
  app.post(studioRoute('join/*'), async (c) => {
    const entry = entryOf(c);
    if (!entry) return c.notFound();
    const code = codeOf(c);
    const { changes } = WORDS[code];
    const { change = '', name = '', version = '' } = await readFields(c);
    const into: Into = change === '' ? { name: tidyName(name) } : { change };
    if ('name' in into && into.name === '') return showEntry(c, tools, changes.nameless);
    // Whoever puts something in must be able to do so for all that is in it.
    if ('change' in into && !(await mayWriteIn(c, into.change))) return c.notFound();
    if (!(await drafts.find(entry.id))) return showEntry(c, tools, changes.nothing);
    const { person } = c.get('visitor');
    const joined = await drafts.changes.join({ entry: entry.id, version }, into, person);
    // The second press of a double one finds it done as it was meant.
    const now = joined === undefined ? await changeOf(entry.id) : undefined;
    const isMeant = 'name' in into ? now?.name === into.name : now?.entry === into.change;
    const id = joined ?? (isMeant ? now?.entry : undefined);
    if (id === undefined) return showEntry(c, tools, WORDS[code].said.moved);
    return c.redirect(studioPath(code, `review/${id}?done=joined`), 303);
  });
  const mayWriteIn = async (c: Context, id: string): Promise<boolean> => {
    const change = isChangeId(id) ? await drafts.changes.find(id) : undefined;
    return change !== undefined && mayForAll('write', concernOf(change), c.get('visitor'));
  };
  app.post(studioRoute('leave/*'), async (c) => {
    const entry = entryOf(c);
    if (!entry) return c.notFound();
    const { version = '' } = await readForm(c);
    const { person } = c.get('visitor');
    const hasLeft = await drafts.changes.leave({ entry: entry.id, version }, person);
    // What is out already needs no second word.
    if (!hasLeft && (await changeOf(entry.id)))
      return showEntry(c, tools, WORDS[codeOf(c)].said.moved);
    return c.redirect(studioPath(codeOf(c), `entry/${entry.id}?done=left`), 303);
  });
  app.post(studioRoute('close/change/:id'), async (c) => {
    const seen = await readSeen(c);
    const isClosed = await drafts.changes.close(seen, c.get('visitor').person);
    if (!isClosed && (await drafts.changes.find(seen.entry)))
      return showChange(c, tools, WORDS[codeOf(c)].said.moved);
    return c.redirect(studioPath(codeOf(c), 'board?done=closed'), 303);
  });
  app.post(studioRoute('publish/change/:id'), async (c) => {
    const code = codeOf(c);
    const { person, may } = c.get('visitor');
    const { note } = await readForm(c);
    const { entry: id, version } = await readSeen(c);
    const done = await desk.publisher.publishChange(id, {
      person,
      note,
      version,
      approve: async (change) => {
        const companies = companiesOf(change.drafts.map(({ entry }) => entry));
        const isAllowed = companies.every((company) => may('publish', company));
        return isAllowed ? goingOut.approve(companies)(change) : undefined;
      },
    });
    if (done.kind === 'done') await desk.changedAt.lookAgain();
    const isOut =
      done.kind === 'done' ||
      ((done.kind === 'nothing' || done.kind === 'moved') &&
        (await findDeed(desk, { entry: id, version })) !== undefined);
    if (isOut) return c.redirect(studioPath(code, 'history?done=published'), 303);
    const reason = done.kind === 'not-committed' ? done.reason : '';
    return showChange(c, tools, fillIn(WORDS[code].said[done.kind], { reason }));
  });
}

async function readSeen(c: Context): Promise<{ entry: string; version: string }> {
  const { version = '' } = await readForm(c);
  return { entry: `change/${c.req.param('id') ?? ''}`, version };
}
