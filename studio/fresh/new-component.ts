import { stringify } from 'yaml';
import { LANGUAGE_CODES, perLanguage } from '#domain/language/per-language.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { sampleText } from '../words/sample-text.ts';
import { keyOf, listFields, type Draft, type ReadText } from '../desk/draft.ts';
import type { Entry } from '../desk/entry.ts';
import { takeChanges, type Change, type Taken } from '../desk/take-changes.ts';
import { samplesIn } from './samples.ts';

/** The components that are words and drawings alone, so that an author can write them in fields. */
export const NEW_COMPONENTS = [
  'authorable-flip-card',
  'flipcards',
  'dropdown-cards',
  'flashcard-group',
] as const;
type NewComponent = (typeof NEW_COMPONENTS)[number];

/** Adds a component with an example in each field to both languages of an article, below those it has. */
export function placeComponent(
  { entry, draft, read }: { entry: Entry; draft: Draft; read: ReadText },
  component: NewComponent,
): Taken {
  const fields = listFields(entry, draft, read);
  const image = fields.find(({ path }) => path.join('/') === 'image')?.text ?? '';
  const data = perLanguage((code) => DATA[component](code, image));
  const [id = ''] = entry.id.split('/').slice(1);
  const changes = LANGUAGE_CODES.map((code): Change => {
    const file = `articles/${id}/${code}.md`;
    const known = fields.flatMap(({ file: own, path: [list, at] }) =>
      own === file && list === 'multimedia' ? [Number(at)] : [],
    );
    const next = String(Math.max(-1, ...known) + 1);
    const value = stringify(
      { component, data: data[code] },
      { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 },
    );
    return { key: keyOf(file, ['multimedia', next]), base: null, value };
  });
  return takeChanges({ entry, draft, read }, changes);
}

const DATA: Readonly<Record<NewComponent, (code: LanguageCode, image: string) => object>> = {
  'authorable-flip-card': (code, image) => ({ image, ...questionIn(code) }),
  flipcards: (code, imagePath) => ({
    title: say(code, 'cardsTitle'),
    cards: [{ title: say(code, 'cardQuestion'), imagePath, backText: say(code, 'cardAnswer') }],
  }),
  'dropdown-cards': (code) => ({
    title: say(code, 'cardsTitle'),
    label: say(code, 'choiceLabel'),
    cards: (['firstChoice', 'secondChoice'] as const).map((choice) => ({
      title: say(code, choice),
      content: say(code, 'cardAnswer'),
    })),
  }),
  'flashcard-group': (code) => ({
    title: say(code, 'cardsTitle'),
    cards: [questionIn(code), questionIn(code)],
  }),
};

function questionIn(code: LanguageCode): { question: string; answer: string } {
  return { question: say(code, 'cardQuestion'), answer: say(code, 'cardAnswer') };
}

type Said =
  'cardsTitle' | 'cardQuestion' | 'cardAnswer' | 'choiceLabel' | 'firstChoice' | 'secondChoice';

function say(code: LanguageCode, words: Said): string {
  return sampleText(code, samplesIn(code)[words]);
}
