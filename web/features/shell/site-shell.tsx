import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Island } from '../../islands/island.tsx';
import { usePageLabel, usePageName } from '../../site/use-page.ts';
import { ErrorDialog } from './error-dialog.tsx';
import { FirstScript } from './first-script.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { Loader } from './loader.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { StagingNote } from './staging-note.tsx';
import styles from './site-shell.module.css';

interface SiteShellProperties {
  /** What kept the page that was asked for from being shown. */
  problem?: 'not-found' | 'error';
  children: ReactNode;
}

/** The header, the footer, and everything that may lie over a page. */
export function SiteShell({ problem, children }: SiteShellProperties) {
  const t = useTranslations('shell');
  const page = usePageName();
  return (
    <>
      <a className={styles['skip']} href="#main">
        {t('skipToContent')}
      </a>
      <StagingNote />
      <SiteHeader />
      <LanguageOffer />
      <FirstScript />
      <div id="above-routes" />
      <main
        id="main"
        tabIndex={-1}
        className={styles['main']}
        data-page-label={usePageLabel()}
        data-problem={problem ?? (page === 'not-found' ? page : undefined)}
      >
        {children}
      </main>
      <SiteFooter />
      <Island name="loader" wake="state" data={{}} isEverywhere>
        <Loader />
      </Island>
      <Island name="oops" wake="state" data={{}} isEverywhere>
        <ErrorDialog />
      </Island>
    </>
  );
}
