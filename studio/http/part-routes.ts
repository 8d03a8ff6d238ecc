import type { Hono } from 'hono';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { studioPath, studioRoute } from '../access/studio-path.ts';
import { changePart } from '../parts/change-part.ts';
import { readDeed } from '../parts/part-deed.ts';
import { saveIntoDraft } from './save-draft.ts';
import { codeOf, entryOf, readFields, type StudioTools } from './studio-tools.ts';

/** Items of lists and values that may be left out, where no script says it with what is typed. */
export function partRoutes(app: Hono, { desk }: StudioTools): void {
  const { read } = desk.folder;
  app.post(studioRoute('parts/*'), async (c) => {
    const entry = entryOf(c);
    const code = codeOf(c);
    const { part = '' } = await readFields(c);
    const deed = readDeed(part);
    if (!entry || !deed) return c.notFound();
    const outcome = await saveIntoDraft(c, {
      desk,
      entry,
      change: (draft) => changePart({ entry, draft, read }, deed, code),
    });
    const isLost = outcome.kind === 'taken' && outcome.followed === 'lost';
    const done =
      outcome.kind !== 'taken' ? 'part-not-changed' : isLost ? 'part-lost' : 'part-changed';
    return c.redirect(studioPath(code, `entry/${entry.id}?done=${done}`), 303);
  });
  // A company begins its own page text with the words of the first one.
  app.post(studioRoute('own-text/*'), async (c) => {
    const entry = entryOf(c);
    const [file = ''] = entry?.files ?? [];
    const inherited = read(file.replace(/^fragments\/[^/]+/, `fragments/${DEFAULT_COMPANY_ID}`));
    const { company } = entry ?? {};
    const isOther = company !== undefined && company !== DEFAULT_COMPANY_ID;
    const isKnown = isOther && desk.published.current.companies.has(company);
    if (entry?.kind !== 'fragment' || !isKnown || inherited === undefined) return c.notFound();
    await saveIntoDraft(c, {
      desk,
      entry,
      // Somebody may have begun it, or published it, meanwhile: then it goes on from there.
      change: (draft) => ({
        kind: 'taken',
        draft:
          read(file) !== undefined || draft.created[file] !== undefined
            ? draft
            : { ...draft, created: { ...draft.created, [file]: inherited } },
      }),
    });
    return c.redirect(studioPath(codeOf(c), `entry/${entry.id}?done=own-begun`), 303);
  });
}
