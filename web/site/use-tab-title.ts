import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useShell } from './shell-context.tsx';

/** Says in the tab's title what a part of a still page has come to; the first title is the page's. */
export function useTabTitle(title: string): void {
  const t = useTranslations('title');
  const { company } = useShell();
  const text = t('page', { title, site: company.name });
  useEffect(() => {
    document.title = text;
  }, [text]);
}
