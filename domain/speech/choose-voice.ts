import { languageCode, type Language } from '../language/language.ts';

/** What matters of a voice of the device. */
export interface Voice {
  lang: string;
  /** False for one that sends the text to somebody else, who speaks it. */
  localService: boolean;
  default: boolean;
}

/** Tags that readers of a language like best beside its own, in this order; then any of the same code. */
const LIKED: Readonly<Partial<Record<Language, readonly string[]>>> = {
  'es-US': ['es-MX', 'es-419'],
};

/** The voice of this device that reads a language best; none that the text would have to leave for. */
export function chooseVoice<Given extends Voice>(
  voices: readonly Given[],
  language: Language,
): Given | undefined {
  const liked = [language, ...(LIKED[language] ?? [])].map((tag) => tag.toLowerCase());
  const rank = ({ lang, default: isDefault }: Voice): number => {
    const at = liked.indexOf(lang.replace('_', '-').toLowerCase());
    return (at === -1 ? liked.length : at) - (isDefault ? 0.5 : 0);
  };
  return voices
    .filter(
      ({ lang, localService }) =>
        localService && /^[a-z]*/i.exec(lang)?.[0].toLowerCase() === languageCode(language),
    )
    .toSorted((one, other) => rank(one) - rank(other))[0];
}
