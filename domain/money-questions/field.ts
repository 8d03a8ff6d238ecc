/** A number that a person types, or one of a few choices. The form of a question is a list of them. */
export type Field = NumberField | ChoiceField;

interface NumberField {
  kind: 'dollars' | 'percent' | 'years' | 'age' | 'months' | 'cents' | 'year';
  min: number;
  max: number;
  /** It may be left empty, and then says nothing. */
  isOptional?: true;
  /** It is asked only beside this choice, or beside every other one where it says `!=`, and counts only there. */
  onlyWith?: OnlyWith;
  /** It is an assumption, which stands apart from what everybody is asked. */
  isAssumption?: true;
}

export type OnlyWith = `${string}=${string}`;

interface ChoiceField {
  kind: 'choice';
  options: readonly string[];
  isAssumption?: true;
}

export type Fields = Readonly<Record<string, Field>>;

/** What a form says once each of its fields is right. */
export type Values<Form extends Fields> = {
  readonly [Name in keyof Form]: ValueOf<Form[Name]>;
};

type ValueOf<Of extends Field> = Of extends ChoiceField
  ? Of['options'][number]
  : Of extends { isOptional: true } | { onlyWith: OnlyWith }
    ? number | undefined
    : number;

/** What was typed, as it was typed. */
export type Typed = Readonly<Record<string, string>>;
