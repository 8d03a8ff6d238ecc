import { useTranslations } from 'use-intl';
import type { ProgramStopView } from '#contracts/views/guidance.ts';
import { Art } from '../../art/art.tsx';
import { Icon } from '../../art/icon.tsx';
import { numbered } from '../../site/numbered.ts';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { Paragraphs } from '../../widgets/paragraphs/paragraphs.tsx';
import styles from './program.module.css';

/** The sessions of the event as stops of a trail, each with the time that its words take. */
export function Program({ stops }: { stops: readonly ProgramStopView[] }) {
  const t = useTranslations('virtualEvent');
  const cards = useTranslations('cards');
  const minutes = stops.reduce((sum, { card }) => sum + card.minutes, 0);
  return (
    <>
      <ol role="list">
        {numbered(stops).map(({ key, at, item: stop }) => {
          const { card, speaker, text, points, label } = stop;
          return (
            <li key={key} className={styles['session']}>
              <span className={styles['waypoint']} aria-hidden="true">
                {at + 1}
              </span>
              <div className={styles['words']}>
                <h3>{card.title}</h3>
                <p className={styles['facts']}>
                  <span className={styles['fact']}>
                    <Icon name="clock" />
                    {cards('minutes', { minutes: card.minutes })}
                  </span>
                  {speaker && (
                    <span className={styles['fact']}>
                      <span className={styles['face']}>
                        <Art name={speaker.picture} width={44} height={44} />
                      </span>
                      {t('with', { name: speaker.name })}
                    </span>
                  )}
                </p>
                <Paragraphs text={text} />
              </div>
              <div className={styles['take']}>
                <ul role="list" className={styles['points']}>
                  {numbered(points).map(({ key: point, item }) => (
                    <li key={point}>
                      <Icon name="check" />
                      {item}
                    </li>
                  ))}
                </ul>
                <p>
                  <SiteLink path={card.path} className={layout['standalone']}>
                    {label}
                  </SiteLink>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className={styles['total']}>{t('total', { minutes })}</p>
    </>
  );
}
