import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { InfluencerView } from '#contracts/views/article.ts';
import { Art } from '../../art/art.tsx';
import { Icon } from '../../art/icon.tsx';
import { SiteLink, useSiteAddress } from '../../site/site-link.tsx';
import styles from './presenter-filter.module.css';
import { FILMS_PATH, type ChooseInfluencer } from './use-influencer-filter.ts';

export interface PresenterFilterProperties {
  influencers: readonly InfluencerView[];
  current: InfluencerView | undefined;
  onChoose: ChooseInfluencer;
  /** What is to be known of these people. */
  note: string;
}

/** Portraits side by side; each is a link to the films of its person. */
export function PresenterFilter({
  influencers,
  current,
  onChoose,
  note,
}: PresenterFilterProperties) {
  const t = useTranslations('moneyMinute');
  return (
    <nav aria-label={t('filterLabel')} className={styles['filter']}>
      <ul role="list" className={styles['people']}>
        {influencers.map(({ id, name, about, alt, imagePath }) => (
          <li key={id} className={styles['person']} data-current={id === current?.id || undefined}>
            <div className={styles['panel']}>
              <Art name={imagePath} alt={alt} width={240} height={240} isLazy={false} />
              {id === current?.id && (
                <span className={styles['chosen']}>
                  <Icon name="check" />
                </span>
              )}
            </div>
            <div className={styles['words']}>
              <FilterLink
                influencer={id}
                isCurrent={id === current?.id}
                onChoose={onChoose}
                className={styles['choice']}
              >
                {name}
              </FilterLink>
              <p>{about}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles['foot']}>
        <FilterLink
          isCurrent={current === undefined}
          onChoose={onChoose}
          className={styles['everyone']}
        >
          {t('everyone')}
        </FilterLink>
        <p>{note}</p>
      </div>
    </nav>
  );
}

interface FilterLinkProperties {
  influencer?: string;
  isCurrent: boolean;
  onChoose: ChooseInfluencer;
  className: string | undefined;
  children: string;
}

function FilterLink({
  influencer,
  isCurrent,
  onChoose,
  className,
  children,
}: FilterLinkProperties) {
  const path = influencer === undefined ? FILMS_PATH : `${FILMS_PATH}/${influencer}`;
  const { href, isOtherDocument } = useSiteAddress(path);
  const choose = (event: MouseEvent<HTMLAnchorElement>): void =>
    onChoose(event, { influencer, href });
  return (
    <SiteLink
      path={path}
      preventScrollReset
      onClick={isOtherDocument ? undefined : choose}
      className={className}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
    </SiteLink>
  );
}
