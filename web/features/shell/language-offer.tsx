import {
  DEFAULT_LANGUAGE,
  getLanguage,
  languageCode,
  otherLanguages,
} from '#domain/language/language.ts';
import { Icon } from '../../art/icon.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { LanguageLink } from './language-link.tsx';
import styles from './language-offer.module.css';

/**
 * Offers another language to those whose browser prefers it. Every visitor gets the same page, in
 * which all offers are hidden; the first script shows one. Only pages in the default language
 * offer another, as the others were asked for.
 */
export function LanguageOffer() {
  const { language } = useShell();
  if (language !== DEFAULT_LANGUAGE) return null;
  return otherLanguages(language).map((other) => (
    <aside
      key={other}
      className={styles['offer']}
      lang={other}
      aria-label={getLanguage(other).question}
      data-offered={languageCode(other)}
      hidden
      suppressHydrationWarning
    >
      <p>{getLanguage(other).question}</p>
      <LanguageLink language={other} className={styles['take']}>
        {getLanguage(other).invitation}
      </LanguageLink>
      <button
        type="button"
        className={styles['decline']}
        aria-label={getLanguage(other).decline}
        data-language-choice=""
      >
        <Icon name="close" />
      </button>
    </aside>
  ));
}
