import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import type { PerLanguage } from '#domain/language/language.ts';
import { mobileInfographicPath } from '#domain/media/asset-names.ts';
import { keyOf, listFields, type Draft, type ReadText } from '../desk/draft.ts';
import type { Entry } from '../desk/entry.ts';
import { takeChanges, type Change, type Taken } from '../desk/take-changes.ts';
import type { Checked } from './check-upload.ts';

const ART = 'media/art';
const PICTURES = 'media/infographics';

interface NamedUpload {
  name: string;
  alt: PerLanguage<string>;
  brought: Exclude<Checked, { kind: 'mistake' }>;
}

/** Whether a file of this name lies among the media, or is brought by a draft. */
export function takenNames(drafts: readonly Draft[], read: ReadText): (name: string) => boolean {
  const brought = new Set(drafts.flatMap(({ created }) => Object.keys(created)));
  return (name) =>
    [
      `${ART}/${name}.svg`,
      ...['png', 'jpg', 'webp'].map((end) => `${PICTURES}/${name}.${end}`),
    ].some((file) => brought.has(file) || read(file) !== undefined);
}

/**
 * Puts a drawing into the draft of an article as its cover, and a picture as its infographic, with the words
 * for people who do not see it. They go out together, and what they replace in the draft goes.
 */
export function placeUpload(
  { entry, draft, read }: { entry: Entry; draft: Draft; read: ReadText },
  { name, alt, brought }: NamedUpload,
): Taken {
  const [id = ''] = entry.id.split('/').slice(1);
  const texts = LANGUAGE_CODES.map((code) => [code, `articles/${id}/${code}.md`] as const);
  const written: Array<readonly [key: string, value: string]> = [];
  let files: Record<string, string>;
  if (brought.kind === 'drawing') {
    files = { [`${ART}/${name}.svg`]: brought.text };
    written.push([keyOf(`articles/${id}/article.yaml`, ['image']), name]);
    for (const [code, file] of texts) written.push([keyOf(file, ['imageAlt']), alt[code]]);
  } else {
    const picture = `${name}.${brought.ending}`;
    files = {
      [`${PICTURES}/${picture}`]: Buffer.from(brought.picture).toString('base64'),
      [`${PICTURES}/${mobileInfographicPath(picture)}`]: Buffer.from(brought.mobile).toString(
        'base64',
      ),
    };
    for (const [code, file] of texts) {
      written.push([keyOf(file, ['infographicPath']), picture]);
      written.push([keyOf(file, ['infographicAlt']), alt[code]]);
    }
  }
  const fields = new Map(listFields(entry, draft, read).map(({ key, text }) => [key, text]));
  const changes = written.map(([key, value]): Change => ({
    key,
    base: fields.get(key) ?? null,
    value,
  }));
  return takeChanges({ entry, draft: bring(draft, files), read }, changes);
}

function bring(draft: Draft, files: Readonly<Record<string, string>>): Draft {
  return { ...draft, created: { ...draft.created, ...files } };
}
