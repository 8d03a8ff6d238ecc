import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { listPageNumbers, type ListPage } from '#domain/lists/list-page.ts';
import type { SitePath } from '#domain/pages/site-path.ts';
import { Icon } from '../../art/icon.tsx';
import { SiteLink, useSiteAddress } from '../../site/site-link.tsx';
import styles from './pager.module.css';

interface PagerProperties {
  page: ListPage;
  /** The path of a page below the company. */
  addressOf: (number: number) => SitePath;
  /** The heading of the list, which names what the page shows of it. */
  headingId: string;
}

/** Leads through a list that goes on over several pages, each with an address of its own. */
export function Pager({ page, addressOf, headingId }: PagerProperties) {
  const t = useTranslations('lists');
  const { number, pages } = page;
  useFocusOnOtherPage(number, headingId);
  if (pages === 1) return null;
  const pathOf = (other: number): SitePath => `${addressOf(other)}#${headingId}`;
  return (
    <nav aria-label={t('label')} className={styles['pager']}>
      <ul role="list">
        {number > 1 && (
          <li>
            <HeadLink rel="prev" path={addressOf(number - 1)} />
            <SiteLink path={pathOf(number - 1)} rel="prev" aria-label={t('previous')}>
              <Icon name="arrow-left" />
            </SiteLink>
          </li>
        )}
        {listPageNumbers(page).map((other, at) =>
          other === 0 ? (
            // oxlint-disable-next-line react/no-array-index-key -- a gap has nothing else to be known by
            <li key={`gap-${at}`} aria-hidden="true" className={styles['gap']}>
              …
            </li>
          ) : (
            <li key={other} className={isInside(other, page) ? styles['inside'] : undefined}>
              <SiteLink
                path={pathOf(other)}
                aria-label={t('page', { number: other })}
                aria-current={other === number ? 'page' : undefined}
              >
                {other}
              </SiteLink>
            </li>
          ),
        )}
        {number < pages && (
          <li>
            <HeadLink rel="next" path={addressOf(number + 1)} />
            <SiteLink path={pathOf(number + 1)} rel="next" aria-label={t('next')}>
              <Icon name="arrow-right" />
            </SiteLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Where there is no room, the page itself and both ends are enough beside the arrows. */
function isInside(other: number, { number, pages }: ListPage): boolean {
  return ![1, number, pages].includes(other);
}

/** Which entries a page shows, where it does not show them all. */
export function ShownRange({ page: { from, to, pages } }: { page: ListPage }) {
  const t = useTranslations('lists');
  return pages === 1 ? null : <> · {t('range', { from, to })}</>;
}

/** The title of a list, in which each further page is called by its number. */
export function useTitleOfPage(title: string, { number }: ListPage): string {
  const t = useTranslations('lists');
  return number === 1 ? title : t('titled', { title, number });
}

/** React lifts it into the head. */
function HeadLink({ rel, path }: { rel: 'prev' | 'next'; path: SitePath }) {
  const href = useSiteAddress(path);
  return <link rel={rel} href={href} />;
}

/** Moves the focus to the heading of the list, so that a screen reader hears which part of it is shown now. */
function useFocusOnOtherPage(number: number, headingId: string): void {
  const shown = useRef(number);
  useEffect(() => {
    if (shown.current === number) return;
    shown.current = number;
    document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [number, headingId]);
}
