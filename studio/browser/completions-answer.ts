/** What an author may put into a text by its name. */
export interface Completion {
  label: string;
  /** What it becomes, by the language of the text. */
  said: Readonly<Record<string, string>>;
  /** Where a link leads; its words are those that the author has marked, or the title. */
  to?: string;
}

const LISTED = ['drawings', 'pictures', 'articles', 'topics'] as const;
export type Listed = (typeof LISTED)[number];

/** What is said in a language is proposed in the fields of that language. */
const SAID = ['films', 'sounds'] as const;
export type Said = (typeof SAID)[number];

/** What the studio answers whoever asks for names; its route says the same type. */
export interface Completions
  extends Record<Listed, string[]>, Record<Said, Record<string, string[]>> {
  texts: Completion[];
}

/** A page that was loaded yesterday may ask a newer studio. */
export function isCompletions(answer: unknown): answer is Completions {
  return (
    isRecord(answer) &&
    LISTED.every((name) => isTexts(answer[name])) &&
    SAID.every((name) => isRecord(answer[name]) && Object.values(answer[name]).every(isTexts)) &&
    Array.isArray(answer['texts']) &&
    answer['texts'].every(isCompletion)
  );
}

function isCompletion(value: unknown): value is Completion {
  return (
    isRecord(value) &&
    isRecord(value['said']) &&
    isTexts([value['label'], value['to'] ?? '', ...Object.values(value['said'])])
  );
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
