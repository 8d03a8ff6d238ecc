import { languageCode, type Language } from '../language/language.ts';

/** What matters of a voice of the device. */
export interface Voice {
  name: string;
  lang: string;
  /** False for one that sends the text to somebody else, who speaks it. */
  localService: boolean;
  default: boolean;
}

/** Tags that readers of a language like best beside its own, in this order; then any of the same code. */
const LIKED: Readonly<Partial<Record<Language, readonly string[]>>> = {
  'es-US': ['es-MX', 'es-419'],
};

/** Voices for fun and of old machines, which a list by name puts before the others. */
const ODD =
  /^(?:Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Eddy|Flo|Fred|Good News|Grandma|Grandpa|Jester|Junior|Kathy|Organ|Ralph|Reed|Rocko|Sandy|Shelley|Superstar|Trinoids|Whisper|Wobble|Zarvox|eSpeak)\b/i;
/** What makers call the better one of two recordings. */
const FINE = /\b(?:enhanced|premium|natural|neural)\b/i;

/** The voice of this device that reads a language best; none that the text would have to leave for. */
export function chooseVoice<Given extends Voice>(
  voices: readonly Given[],
  language: Language,
): Given | undefined {
  const liked = [language, ...(LIKED[language] ?? [])].map((tag) => tag.toLowerCase());
  /** The lower, the better; each mark counts for more than all behind it. */
  const rank = ({ name, lang, default: isDefault }: Voice): number => {
    const at = liked.indexOf(lang.replace('_', '-').toLowerCase());
    const marks = [!isDefault && ODD.test(name), !isDefault, !FINE.test(name)];
    return marks.reduce((sum, isBad) => sum * 2 + Number(isBad), at === -1 ? liked.length : at);
  };
  return voices
    .filter(
      ({ lang, localService }) =>
        localService && /^[a-z]*/i.exec(lang)?.[0].toLowerCase() === languageCode(language),
    )
    .toSorted((one, other) => rank(one) - rank(other))[0];
}
