import { readCaptions } from '#domain/media/captions.ts';
import type { ContentFiles } from '../content-files.ts';
import type { ContentSet } from '../content-set.ts';

/** Unreadable captions fail the content check; the film is shown without them. */
export function checkCaptions(files: ContentFiles, media: ContentSet['media']): void {
  for (const { name, bytes } of media.values()) {
    if (!name.endsWith('.vtt')) continue;
    for (const mistake of readCaptions(new TextDecoder().decode(bytes)).mistakes)
      files.refusals.add(files.nameOf(`media/captions/${name}`), 1, mistake);
  }
}
