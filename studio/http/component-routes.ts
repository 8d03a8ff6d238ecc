import type { Hono } from 'hono';
import { studioPath, studioRoute } from '../access/studio-path.ts';
import { NEW_COMPONENTS, placeComponent } from '../fresh/new-component.ts';
import { saveIntoDraft } from './save-draft.ts';
import { codeOf, entryOf, readFields, type StudioTools } from './studio-tools.ts';

/** Components that an author adds to an article, in both languages at once. */
export function componentRoutes(app: Hono, { desk }: StudioTools): void {
  app.post(studioRoute('component/*'), async (c) => {
    const entry = entryOf(c);
    const { component: asked } = await readFields(c);
    const component = NEW_COMPONENTS.find((known) => known === asked);
    if (entry?.kind !== 'article' || !component) return c.notFound();
    const { read } = desk.folder;
    const outcome = await saveIntoDraft(c, {
      desk,
      entry,
      change: (draft) => placeComponent({ entry, draft, read }, component),
    });
    const done = outcome.kind === 'taken' ? 'added' : 'not-brought';
    return c.redirect(studioPath(codeOf(c), `entry/${entry.id}?done=${done}`), 303);
  });
}
