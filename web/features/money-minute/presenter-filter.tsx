import { useTranslations } from 'use-intl';
import type { InfluencerView } from '#contracts/views/article.ts';
import { Art } from '../../art/art.tsx';
import { Icon } from '../../art/icon.tsx';
import { SiteLink, useSiteAddress, type SiteLinkProperties } from '../../site/site-link.tsx';
import { Chip } from '../../widgets/chips/chips.tsx';
import styles from './presenter-filter.module.css';
import { FILMS_PATH, type ChooseInfluencer } from './use-influencer-filter.ts';

export interface PresenterFilterProperties {
  influencers: readonly InfluencerView[];
  current: InfluencerView | undefined;
  /** Without it the links lead to their addresses as any do. */
  onChoose: ChooseInfluencer | undefined;
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
  const everyone = useChoice(undefined, onChoose);
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
              <Name id={id} isCurrent={id === current?.id} onChoose={onChoose}>
                {name}
              </Name>
              <p>{about}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles['foot']}>
        <Chip {...everyone} isCurrent={current === undefined}>
          {t('everyone')}
        </Chip>
        <p>{note}</p>
      </div>
    </nav>
  );
}

interface NameProperties {
  id: string;
  isCurrent: boolean;
  onChoose: ChooseInfluencer | undefined;
  children: string;
}

function Name({ id, isCurrent, onChoose, children }: NameProperties) {
  const choice = useChoice(id, onChoose);
  return (
    <SiteLink
      {...choice}
      preventScrollReset
      className={styles['choice']}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
    </SiteLink>
  );
}

/** A link to a choice, whose click the page handles where it can. */
function useChoice(
  influencer: string | undefined,
  onChoose: ChooseInfluencer | undefined,
): Pick<SiteLinkProperties, 'path' | 'onClick'> {
  const path = influencer === undefined ? FILMS_PATH : `${FILMS_PATH}/${influencer}`;
  const { href, isOtherDocument } = useSiteAddress(path);
  if (isOtherDocument || !onChoose) return { path };
  return { path, onClick: (event) => onChoose(event, { influencer, href }) };
}
