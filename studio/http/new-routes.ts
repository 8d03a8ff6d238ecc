import type { Context, Hono } from 'hono';
import { fillIn } from '#domain/text/fill-in.ts';
import { studioPath, studioRoute } from '../access/studio-path.ts';
import { findIdMistake, proposeId } from '../fresh/entry-id.ts';
import { beginEntry, listChoices, takenIds } from '../fresh/new-entry.ts';
import {
  isNewKind,
  subjectOf,
  type NewKind,
  type Wanted,
  type WantedMistake,
} from '../fresh/wanted.ts';
import { renderNew } from '../pages/new-page.ts';
import { WORDS } from '../words/words.ts';
import { codeOf, readFields, type StudioTools } from './studio-tools.ts';

/** An article with facts from outside is the usual one. */
const FIRST_WANTED: Wanted = { hasSource: 'yes' };

/** New articles, questions and companies: what they are called, then a draft with an example in each field. */
export function newRoutes(app: Hono, { desk, showPage }: StudioTools): void {
  const show = (
    c: Context,
    kind: NewKind,
    { wanted, mistakes }: { wanted: Wanted; mistakes: ReadonlyMap<string, WantedMistake> },
  ): Response => {
    const code = codeOf(c);
    const body = renderNew({ code, kind, wanted, mistakes, choices: listChoices(desk) });
    return showPage(c, {
      at: `new/${kind}`,
      title: WORDS[code].fresh.links[kind],
      body,
      script: 'new.ts',
      status: mistakes.size === 0 ? 200 : 422,
    });
  };
  app.get(studioRoute('new/:kind'), (c) => {
    const kind = c.req.param('kind');
    if (!isNewKind(kind)) return c.notFound();
    return show(c, kind, { wanted: FIRST_WANTED, mistakes: new Map() });
  });
  app.post(studioRoute('new/:kind'), async (c) => {
    const kind = c.req.param('kind');
    if (!isNewKind(kind)) return c.notFound();
    const wanted = await readFields(c);
    const begun = await beginEntry(desk, kind, { wanted, by: c.get('visitor').person });
    if (begun.kind === 'mistakes') return show(c, kind, { wanted, mistakes: begun.mistakes });
    return c.redirect(studioPath(codeOf(c), `entry/${begun.entry}?done=begun`), 303);
  });
  // While a title is typed, its id is proposed; while an id is typed, it is checked.
  app.get(studioRoute('new/:kind/id'), async (c) => {
    const kind = c.req.param('kind');
    if (!isNewKind(kind)) return c.notFound();
    const { fresh } = WORDS[codeOf(c)];
    const wanted = c.req.query();
    const isTaken = await takenIds(desk, kind, wanted);
    const { id: typed = '' } = wanted;
    const id = typed === '' ? proposeId(subjectOf(wanted), isTaken) : typed;
    if (id === '') return c.json({ id, said: '', isFree: true });
    const mistake = findIdMistake(kind, id, isTaken);
    const said = mistake ? fresh.mistakes[mistake] : fillIn(fresh.free, { id });
    return c.json({ id, said, isFree: mistake === undefined });
  });
}
