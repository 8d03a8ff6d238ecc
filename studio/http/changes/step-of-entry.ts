import { markup, type SafeHtml } from '#server/html/markup.ts';
import { mayForAll, type Concern, type Verb } from '../../access/roles.ts';
import { companiesOf, concernOf } from '../../desk/changes/together.ts';
import { renderJoin, renderPartOf } from '../../pages/changes/part-of.ts';
import type { StepView, StudioTools } from '../studio-tools.ts';

/** What comes next for an entry: its own way out, or that of the change that it is in. */
export async function stepOfEntry(
  view: StepView,
  { desk, goingOut }: Pick<StudioTools, 'desk' | 'goingOut'>,
): Promise<SafeHtml> {
  const { c, code, entry, draft } = view;
  const may = (verb: Verb, concern: Concern): boolean => mayForAll(verb, concern, c.get('visitor'));
  const mayWrite = may('write', { companies: companiesOf([entry.id]) });
  const open = await desk.drafts.changes.list();
  const change = open.find((one) => one.entry === draft?.change);
  if (draft && change) {
    const mayLook = may('read', concernOf(change));
    return renderPartOf({ code, change, draft, mayLook, mayWrite });
  }
  const step = await goingOut.render(view);
  if (!mayWrite) return step;
  const join = renderJoin({
    code,
    entry: entry.id,
    version: draft?.version ?? '',
    isRemoval: draft?.removes === true,
    open: open.filter((one) => may('write', concernOf(one))),
    isOpened: c.req.path.split('/')[4] === 'join',
  });
  return markup`${step}${join}`;
}
