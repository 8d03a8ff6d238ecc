import { markup, type SafeHtml } from '#server/html/markup.ts';
import { companiesOf } from '../../desk/changes/together.ts';
import type { OpenChange } from '../../desk/drafts.ts';
import { renderJoin, renderPartOf } from '../../pages/changes/part-of.ts';
import type { StepView, StudioTools } from '../studio-tools.ts';

/** What comes next for an entry: its own way out, or that of the change that it is in. */
export async function stepOfEntry(
  view: StepView,
  { desk, goingOut }: Pick<StudioTools, 'desk' | 'goingOut'>,
): Promise<SafeHtml> {
  const { c, code, entry, draft } = view;
  const { may } = c.get('visitor');
  const mayForAll = (verb: 'read' | 'write', entries: readonly string[]): boolean =>
    companiesOf(entries).every((company) => may(verb, company));
  const mayOf = (verb: 'read' | 'write', { drafts }: OpenChange): boolean =>
    mayForAll(
      verb,
      drafts.map((one) => one.entry),
    );
  const mayWrite = mayForAll('write', [entry.id]);
  const open = await desk.drafts.changes.list();
  const change = open.find((one) => one.entry === draft?.change);
  if (draft && change)
    return renderPartOf({ code, change, draft, mayLook: mayOf('read', change), mayWrite });
  const step = await goingOut.render(view);
  if (!mayWrite) return step;
  const join = renderJoin({
    code,
    entry: entry.id,
    version: draft?.version ?? '',
    isRemoval: draft?.removes === true,
    open: open.filter((one) => mayOf('write', one)),
    isOpened: c.req.path.split('/')[4] === 'join',
  });
  return markup`${step}${join}`;
}
