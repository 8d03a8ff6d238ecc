import type { Context, Hono } from 'hono';
import { fillIn } from '#domain/text/fill-in.ts';
import { studioPath, studioRoute, type StudioPlace } from '../access/studio-path.ts';
import { companiesOf } from '../desk/changes/together.ts';
import { placeWithout, type Entry } from '../desk/entry.ts';
import type { ToldDeed } from '../desk/publication.ts';
import { WORDS } from '../words/words.ts';
import { findDeed } from './find-deed.ts';
import { showEntry } from './entry-routes.ts';
import { codeOf, entryOf, readForm, type StudioTools } from './studio-tools.ts';

/** How a draft ends: it goes out, or is thrown away. Both are about the version that a person has looked at. */
export function publishRoutes(app: Hono, tools: StudioTools): void {
  const { desk, goingOut } = tools;
  app.post(studioRoute('publish/*'), async (c) => {
    const entry = entryOf(c);
    if (!entry) return c.notFound();
    const { person } = c.get('visitor');
    const { note, version } = await readForm(c);
    const approve = goingOut.approve(companiesOf([entry.id]));
    const done = await desk.publisher.publish(entry, { person, note, version, approve });
    if (done.kind === 'done') {
      await desk.changedAt.lookAgain();
      return sayGone(c, entry, done.record);
    }
    // The second press of a double one, or of a page that is shown again, finds it done as it was meant.
    const deed =
      version === undefined ? undefined : await findDeed(desk, { entry: entry.id, version });
    if (deed && (done.kind === 'nothing' || done.kind === 'moved')) return sayGone(c, entry, deed);
    const reason = done.kind === 'not-committed' ? done.reason : '';
    return showEntry(c, tools, fillIn(WORDS[codeOf(c)].said[done.kind], { reason }));
  });
  app.post(studioRoute('drop/*'), async (c) => {
    const entry = entryOf(c);
    if (!entry) return c.notFound();
    const { version = '' } = await readForm(c);
    const isDropped = await desk.drafts.drop({ entry: entry.id, version }, c.get('visitor').person);
    // What is gone already needs no second word.
    if (isDropped || !(await desk.drafts.find(entry.id)))
      return c.redirect(studioPath(codeOf(c), 'board?done=dropped'), 303);
    return showEntry(c, tools, WORDS[codeOf(c)].said.moved);
  });
}

function sayGone(c: Context, entry: Entry, { deed }: ToldDeed): Response {
  const place: StudioPlace =
    deed === 'removed' ? `${placeWithout(entry)}?done=removed` : `entry/${entry.id}?done=published`;
  return c.redirect(studioPath(codeOf(c), place), 303);
}
