import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { DEFAULT_LANGUAGE } from '#domain/language/language.ts';
import { MAX_QUERY_LENGTH } from '#domain/search/search-words.ts';
import type { PageAddress } from '#domain/pages/site-path.ts';
import { Icon } from '../../art/icon.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { buttonClasses } from '../button/button-classes.ts';
import styles from './search-form.module.css';

/**
 * A search form that puts the query into the address, so that it works without a script and a
 * result can be shared.
 */
export function SearchForm({ query }: { query: string }) {
  const t = useTranslations('search');
  const { company, language } = useShell();
  const id = useId();
  const results: PageAddress<'search'> = `/${company.companyId}/search`;
  return (
    <form action={results} role="search" className={styles['form']}>
      <label htmlFor={id}>{t('label')}</label>
      <div className={styles['row']}>
        <input
          key={query}
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
          required
          className={styles['input']}
        />
        {language !== DEFAULT_LANGUAGE && <input type="hidden" name="lang" value={language} />}
        <button type="submit" className={buttonClasses('primary')}>
          <Icon name="search" />
          {t('submit')}
        </button>
      </div>
    </form>
  );
}
