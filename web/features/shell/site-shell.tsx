import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Island } from '../../islands/island.tsx';
import { usePageLabel, usePageName } from '../../site/use-page.ts';
import { ErrorDialog } from './error-dialog.tsx';
import { FirstScript } from './first-script.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { Loader } from './loader.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-shell.module.css';

export interface SiteShellProperties {
  /** What kept the page that was asked for from being shown. */
  problem?: 'not-found' | 'error';
  children: ReactNode;
}

/** The header, the footer, and everything that may lie over a page. */
export function SiteShell({ problem, children }: SiteShellProperties) {
  const t = useTranslations('shell');
  const page = usePageName();
  const navigation = useNavigation();
  const main = useRef<HTMLElement>(null);
  useFocusOnNewPage(main);
  return (
    <>
      <a className={styles['skip']} href="#main">
        {t('skipToContent')}
      </a>
      <div
        className={styles['progress']}
        data-active={navigation.state !== 'idle' || undefined}
        role="status"
        aria-label={navigation.state === 'idle' ? undefined : t('loading')}
      />
      <SiteHeader />
      <LanguageOffer />
      <FirstScript />
      <div id="above-routes" />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={styles['main']}
        data-page-label={usePageLabel()}
        data-problem={problem ?? (page === 'not-found' ? page : undefined)}
      >
        {children}
      </main>
      <SiteFooter />
      <Island name="loader" wake="state" data={{}}>
        <Loader />
      </Island>
      <Island name="oops" wake="state" data={{}}>
        <ErrorDialog />
      </Island>
    </>
  );
}

/** Moves the focus to the heading of a new page, so that a screen reader hears of the change. */
function useFocusOnNewPage(main: React.RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const opened = useRef(`${pathname}${search}`);
  useEffect(() => {
    const here = `${pathname}${search}`;
    if (opened.current === here) return;
    const isOtherPage = opened.current.split('?')[0] !== pathname;
    opened.current = here;
    if (!isOtherPage) return;
    const heading = main.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [main, pathname, search]);
}
