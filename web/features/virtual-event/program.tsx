import { useTranslations } from 'use-intl';
import type { VirtualEventFragment } from '#contracts/content/guidance-fragments.ts';
import { Art } from '../../art/art.tsx';
import { Icon } from '../../art/icon.tsx';
import { BlockLink } from '../../widgets/multimedia/block-link.tsx';
import { numbered } from '../../site/numbered.ts';
import { Paragraphs } from '../../widgets/paragraphs/paragraphs.tsx';
import styles from './program.module.css';

export interface ProgramProperties {
  sessions: VirtualEventFragment['sessions'];
  speakers: VirtualEventFragment['speakers'];
}

/** The sessions of the event as stops of a trail. */
export function Program({ sessions, speakers }: ProgramProperties) {
  const t = useTranslations('virtualEvent');
  const cards = useTranslations('cards');
  const minutes = sessions.reduce((sum, session) => sum + session.minutes, 0);
  return (
    <>
      <ol role="list">
        {numbered(sessions).map(({ key, at, item: session }) => {
          const speaker = speakers.find(({ id }) => id === session.speaker);
          return (
            <li key={key} className={styles['session']}>
              <span className={styles['waypoint']} aria-hidden="true">
                {at + 1}
              </span>
              <div className={styles['words']}>
                <h3>{session.title}</h3>
                <p className={styles['facts']}>
                  <span className={styles['fact']}>
                    <Icon name="clock" />
                    {cards('minutes', { minutes: session.minutes })}
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
                <Paragraphs text={session.text} />
              </div>
              <div className={styles['take']}>
                <ul role="list" className={styles['points']}>
                  {numbered(session.points).map(({ key: point, item }) => (
                    <li key={point}>
                      <Icon name="check" />
                      {item}
                    </li>
                  ))}
                </ul>
                <BlockLink link={session.link} />
              </div>
            </li>
          );
        })}
      </ol>
      <p className={styles['total']}>{t('total', { minutes })}</p>
    </>
  );
}
