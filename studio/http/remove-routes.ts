import type { Context, Hono } from 'hono';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { artBaseOf } from '#server/views/art-base.ts';
import { mediaAddress } from '#server/views/media-views.ts';
import { studioPath, studioRoute } from '../access/studio-path.ts';
import { ALL_COMPANIES } from '../access/roles.ts';
import { sumOf } from '../desk/content-folder.ts';
import { emptyDraft, type Draft } from '../desk/draft.ts';
import { isRemovable, placeWithout } from '../desk/entry.ts';
import { planRemoval } from '../desk/plan-removal.ts';
import { renderMedia, type Shown } from '../pages/media-page.ts';
import { WORDS } from '../words/words.ts';
import { showEntry } from './entry-routes.ts';
import { codeOf, entryOf, type StudioTools } from './studio-tools.ts';

/** Beginning a draft that takes an entry off the site, and what lies among the media. */
export function removeRoutes(app: Hono, tools: StudioTools): void {
  const { desk, showPage } = tools;
  const showMedia = (c: Context, failed?: string): Response => {
    const code = codeOf(c);
    const { current } = desk.published;
    const company = current.companies.get(DEFAULT_COMPANY_ID);
    const base = company ? artBaseOf(company, current) : '';
    const drawings = [...current.art.keys()]
      .toSorted()
      .map((name): Shown => ({ name, address: `${base}/${name}.svg` }));
    const pictures = [...current.media.values()]
      .filter(({ file, name }) => file.includes('/infographics/') && !/-mobile\.\w+$/.test(name))
      .map((media): Shown => ({
        name: media.name.replace(/\.\w+$/, ''),
        address: mediaAddress(media.name, current) ?? '',
      }));
    const body = renderMedia({
      code,
      drawings,
      pictures,
      mayRemove: c.get('visitor').may('write', ALL_COMPANIES),
      said: failed ?? (c.req.query('done') === 'removed' ? WORDS[code].removal.removed : undefined),
    });
    const status = failed === undefined ? 200 : 422;
    return showPage(c, { at: 'media', title: WORDS[code].removal.media, body, status });
  };
  app.get(studioRoute('media'), (c) => showMedia(c));
  app.post(studioRoute('remove/*'), async (c) => {
    const entry = entryOf(c);
    if (!entry || !isRemovable(entry)) return c.notFound();
    const { person } = c.get('visitor');
    const planned = planRemoval(entry, desk.folder);
    if (planned.files.size === 0) return c.notFound();
    const at = new Date(desk.now()).toISOString();
    const draft: Draft = { ...emptyDraft(entry.id, person.name, at), removes: true };
    const base = desk.published.current.version;
    const sum = sumOf(planned.files);
    // An open draft is not written over: its words would go with it.
    const saved = await desk.drafts.save(draft, { over: undefined, by: person, sum, base });
    // A second press of the same moment finds that it has begun.
    const isBegun = saved ?? (await desk.drafts.find(entry.id))?.removes;
    if (isBegun) return c.redirect(studioPath(codeOf(c), `entry/${entry.id}`), 303);
    const said = WORDS[codeOf(c)].said['draft-open'];
    return placeWithout(entry) === 'board' ? showEntry(c, tools, said) : showMedia(c, said);
  });
}
