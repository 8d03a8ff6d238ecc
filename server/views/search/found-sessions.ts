import type { FoundView } from '#contracts/views/search.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import type { Session } from '../../content/content-set.ts';
import { summaryOf } from '../../content/search/summary-of.ts';
import type { FillIn } from '../fill-in.ts';
import { listToldSlides, sessionPath } from '../sessions/session-views.ts';
import { findPlace, saysAll } from './find-place.ts';

/** A told session at the slide that says what was asked for, or at its beginning if it is called so. */
export function presentSession(
  session: Pick<Session, 'id' | 'texts'>,
  page: { code: LanguageCode; fillIn: FillIn },
  query: string,
): FoundView {
  const { fillIn } = page;
  const { title, description } = fillIn(session.texts[page.code]);
  const path = sessionPath(session.id);
  const slides = listToldSlides(session, page).map(({ heading, told }) =>
    fillIn(`${heading}: ${told.words}`),
  );
  const at = saysAll(title, query) ? undefined : findPlace(slides, query);
  if (at === undefined) return { kind: 'session', path, title, summary: description };
  return {
    kind: 'session',
    path: `${path}#slide-${at + 1}`,
    title,
    summary: summaryOf([slides[at] ?? '']),
    place: { slide: at + 1 },
  };
}
