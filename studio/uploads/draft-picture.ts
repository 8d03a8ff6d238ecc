import { findMediaKind, MEDIA_FOLDERS } from '#server/content/media/media-kinds.ts';
import { bytesOf } from '../desk/content-folder.ts';
import type { Desk } from '../desk/open-desk.ts';

interface DraftPicture {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/** A picture that a draft brings along, by its place in the content; the page of the draft shows it before it is published. */
export async function findDraftPicture(
  { drafts }: Pick<Desk, 'drafts'>,
  place: string,
): Promise<DraftPicture | undefined> {
  const kind = MEDIA_FOLDERS['infographics'] && findMediaKind(MEDIA_FOLDERS['infographics'], place);
  if (!kind) return undefined;
  for (const { created } of await drafts.list()) {
    const text = created[place];
    if (text !== undefined)
      return { bytes: Uint8Array.from(Buffer.from(bytesOf(place, text))), type: kind.type };
  }
  return undefined;
}
