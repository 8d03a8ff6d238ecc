import { TRAIL_KIND, TRAIL_VERSION, type TrailFile } from './trail-file.ts';

const PREFIX = '#trail=';
/** None of them is in an id. */
const BETWEEN_PARTS = '_';
const BETWEEN_ANIMALS = '~';
const BETWEEN_IDS = '.';
/** A link of more guides would be too long for what people send links with. */
const MOST_GUIDES = 60;
const PARTS = 6;

/** Writes a trail as a fragment, which no server sees. It begins with the version of its form. */
export function writeTrailFragment(trail: Omit<TrailFile, 'kind' | 'version'>): string {
  const { company, plan = '', done, read, hasMatch } = trail;
  const steps = Object.entries(done).map(([animal, ids]) => [animal, ...ids].join(BETWEEN_IDS));
  const parts = [
    TRAIL_VERSION,
    company,
    plan,
    hasMatch ? 1 : 0,
    steps.join(BETWEEN_ANIMALS),
    read.slice(-MOST_GUIDES).join(BETWEEN_IDS),
  ];
  return `${PREFIX}${parts.join(BETWEEN_PARTS)}`;
}

export function isTrailFragment(fragment: string): boolean {
  return fragment.startsWith(PREFIX);
}

/** Writes the trail of a link as the text of a file, so that it is checked as every file is. */
export function fileOfFragment(fragment: string): string {
  const parts = fragment.slice(PREFIX.length).split(BETWEEN_PARTS);
  const [version, company, plan, hasMatch, steps = '', read = ''] = parts;
  if (Number(version) === TRAIL_VERSION && parts.length !== PARTS) return '';
  const done = listOf(steps, BETWEEN_ANIMALS).map((of) => {
    const [animal = '', ...ids] = of.split(BETWEEN_IDS);
    return [animal, ids] as const;
  });
  return JSON.stringify({
    kind: TRAIL_KIND,
    version: Number(version),
    company,
    ...(plan !== '' && { plan }),
    done: Object.fromEntries(done),
    read: listOf(read, BETWEEN_IDS),
    hasMatch: hasMatch === '1',
  });
}

function listOf(text: string, between: string): string[] {
  return text === '' ? [] : text.split(between);
}
