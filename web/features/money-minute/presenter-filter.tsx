import { useTranslations } from 'use-intl';
import type { InfluencerView } from '#contracts/views/article.ts';
import type { PagePath, SitePath } from '#domain/pages/site-path.ts';
import { Art } from '../../art/art.tsx';
import { Icon } from '../../art/icon.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import { Chip, type ChipProperties } from '../../widgets/chips/chips.tsx';
import styles from './presenter-filter.module.css';

/** The path of the list of films, after the company. */
export const FILMS_PATH = 'get-the-facts/money-minute' satisfies SitePath;

/** Asks for the films of all presenters. */
const EVERYONE = '';

interface PresenterFilterProperties {
  influencers: readonly InfluencerView[];
  current: InfluencerView | undefined;
  /** What is to be known of these people. */
  note: string;
}

/** Portraits side by side; each is a link to the films of its person. */
export function PresenterFilter({ influencers, current, note }: PresenterFilterProperties) {
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
              <Name id={id} isCurrent={id === current?.id}>
                {name}
              </Name>
              <p>{about}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles['foot']}>
        <Chip {...choiceOf(EVERYONE)} isCurrent={current === undefined}>
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
  children: string;
}

function Name({ id, isCurrent, children }: NameProperties) {
  return (
    <SiteLink
      {...choiceOf(id)}
      data-stays=""
      className={styles['choice']}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
    </SiteLink>
  );
}

/** A still page asks the call for the films of the presenter before it shows them. */
function choiceOf(presenter: string): Pick<ChipProperties, 'path' | 'data-presenter'> {
  const path: PagePath<'money-minute'> =
    presenter === EVERYONE ? FILMS_PATH : `${FILMS_PATH}/${presenter}`;
  return { path, 'data-presenter': presenter };
}
