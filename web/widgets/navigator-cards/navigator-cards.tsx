import type { MouseEvent, ReactNode } from 'react';
import type { NavigatorCard } from '#contracts/content/navigator-card.ts';
import { nameOfTitle } from '#domain/analytics/event-name.ts';
import {
  isRecordKeeperTarget,
  resolveNavigatorTarget,
} from '#domain/navigator/navigator-target.ts';
import { Icon } from '../../art/icon.tsx';
import { isOffline } from '../../device/is-offline.ts';
import { OutsideLink } from '../link/outside-link.tsx';
import { usePlace } from '../../site/place.ts';
import { useShell } from '../../site/shell-context.tsx';
import { useSiteAddress } from '../../site/site-link.tsx';
import { track } from '../../state/track.ts';
import { isForNewTab } from '../../site/is-for-new-tab.ts';
import { numbered } from '../../site/numbered.ts';
import styles from './navigator-cards.module.css';

/**
 * Pictures that link to other areas of the site. A card shows only where its author has turned it
 * on.
 */
export function NavigatorCards({ cards }: { cards: readonly NavigatorCard[] }) {
  const shown = cards.filter(({ show }) => show === 'yes');
  if (shown.length === 0) return null;
  return (
    <ul role="list" className={styles['cards']}>
      {numbered(shown).map(({ key, item: card }) => (
        <li key={key} className={styles['card']}>
          <Card card={card} />
        </li>
      ))}
    </ul>
  );
}

function Card({ card }: { card: NavigatorCard }) {
  return (
    <>
      <Cover card={card} />
      <h3 className={styles['title']}>
        <Target card={card}>{card.title}</Target>
      </h3>
      {card.footerLabel !== undefined && (
        <p className={styles['foot']}>
          {card.footerLabel}
          {card.footerSubLabel !== undefined && (
            <span className={styles['sub']}>{card.footerSubLabel}</span>
          )}
        </p>
      )}
    </>
  );
}

function Cover({ card: { mobileImgPath, desktopImgPath } }: { card: NavigatorCard }) {
  const { artBase } = useShell();
  return (
    <picture>
      <source media="(min-width: 768px)" srcSet={`${artBase}/${desktopImgPath}.svg`} />
      <img
        src={`${artBase}/${mobileImgPath}.svg`}
        alt=""
        width={400}
        height={250}
        loading="lazy"
        decoding="async"
        className={styles['cover']}
      />
    </picture>
  );
}

interface TargetProperties {
  card: NavigatorCard;
  children: ReactNode;
}

function Target({ card, children }: TargetProperties) {
  const { company } = useShell();
  const { pathname } = usePlace();
  const target = resolveNavigatorTarget(card, { ...company, pathname });
  const note = (): void =>
    track({
      event: 'navigator card',
      card: nameOfTitle(card.title),
      target: isRecordKeeperTarget(card) ? 'company-rk' : target.kind,
    });
  if (target.kind === 'internal')
    return (
      <InternalTarget path={target.path} onClick={note}>
        {children}
      </InternalTarget>
    );
  const { href, opensNewTab } = target;
  if (opensNewTab)
    return (
      <OutsideLink href={href} onClick={note} data-hold="">
        {children}{' '}
      </OutsideLink>
    );
  return (
    <a href={href} onClick={leave} data-hold="">
      {children} <Icon name="external" />
    </a>
  );

  function leave(event: MouseEvent<HTMLAnchorElement>): void {
    note();
    // Without a connection the page says so, as of any link.
    if (isForNewTab(event) || isOffline()) return;
    // The specification lets the new page replace this one in the history: going back skips the
    // cards.
    event.preventDefault();
    location.replace(event.currentTarget.href);
  }
}

interface InternalTargetProperties {
  path: string;
  onClick: () => void;
  children: ReactNode;
}

/**
 * A plain link: these cards lead from one area of the site into another, which the browser loads as
 * a new document.
 */
function InternalTarget({ path, onClick, children }: InternalTargetProperties) {
  const href = useSiteAddress(path);
  return (
    <a href={href} onClick={onClick} data-hold="">
      {children}
    </a>
  );
}
