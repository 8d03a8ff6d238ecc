import { useTranslations } from 'use-intl';
import type { SessionCardView } from '#contracts/views/session.ts';
import { Art } from '../../art/art.tsx';
import { Icon } from '../../art/icon.tsx';
import { Island } from '../../islands/island.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink, useSiteAddress } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { VoiceCheck } from '../read-aloud/voice-check.tsx';
import styles from './told-stage.module.css';

/** What the script of a stage says, and where it finds the slides. */
export interface StageData extends Record<string, unknown> {
  id: string;
  /** The name under which a device keeps where its sessions stopped; privacy and canary tests know it. */
  key: string;
  /** The page of slides. */
  href: string;
  /** Words with places in braces, such as `Slide {at} of {count}`. */
  place: string;
  goOn: string;
  speed: string;
  resume: string;
  pause: string;
  again: string;
  failed: string;
  voiceFailed: string;
  soundFailed: string;
}

const PLACE = { at: '{at}', count: '{count}' } as const;

/**
 * The stage on which a session is told. The server draws it resting; what plays it is loaded when it
 * is pressed. Without a script it is not shown, as its slides stand on a page to read.
 */
export function ToldStage({ card }: { card: SessionCardView }) {
  const t = useTranslations('components.session');
  const reader = useTranslations('components.reader');
  const { company } = useShell();
  const href = useSiteAddress(card.path);
  const data: StageData = {
    id: card.id,
    key: `sendero:sessions:${company.companyId}`,
    href,
    place: t('place', PLACE),
    goOn: t('goOn', PLACE),
    speed: t('speed', { speed: '{speed}' }),
    resume: t('resume'),
    pause: t('pause'),
    again: t('again'),
    failed: t('failed'),
    voiceFailed: reader('voiceFailed'),
    soundFailed: reader('soundFailed'),
  };
  return (
    <>
      <VoiceCheck />
      <Island name="told-session" wake="press" data={data}>
        <div
          role="group"
          aria-label={t('stage', { title: card.title })}
          data-stage="resting"
          data-script="needed"
          className={styles['stage']}
        >
          <div className={styles['screen']}>
            <Art name={card.cover} width={400} height={250} className={styles['picture']} />
            <div data-part="words" className={styles['words']} aria-atomic="true" hidden>
              <p data-part="heading" className={styles['heading']} />
              <div data-part="beat" className={styles['beat']} />
            </div>
            <div data-part="starts" className={styles['starts']}>
              <button type="button" name="start" className={styles['start']}>
                <span className={styles['disc']}>
                  <Icon name="play-filled" />
                </span>
                <span data-part="startWords" className={styles['startWords']}>
                  {t('play', { minutes: card.minutes })}
                </span>
              </button>
              <button type="button" name="listen" data-speaks="" className={styles['listen']}>
                <Icon name="equaliser" />
                <span className={styles['startWords']}>{t('listen')}</span>
              </button>
            </div>
          </div>
          <div data-part="end" className={styles['end']} hidden>
            <p>{t('ended')}</p>
            <p>
              <a href={`${href}#do`}>{t('next')}</a>
            </p>
            <p>
              <a href={`${href}#questions`}>{t('questions')}</a>
            </p>
          </div>
          <div data-part="bar" className={styles['bar']} hidden>
            <div data-part="trail" className={styles['trail']} aria-hidden="true" />
            <div className={styles['buttons']}>
              <button type="button" name="back" aria-label={t('back')} className={styles['step']}>
                <Icon name="arrow-left" />
              </button>
              <button type="button" name="toggle" className={styles['toggle']}>
                <Icon name="pause" className={styles['whilePlaying']} />
                <Icon name="play-filled" className={styles['whilePaused']} />
                <span data-part="toggleWords" className="visually-hidden">
                  {t('pause')}
                </span>
              </button>
              <button
                type="button"
                name="forward"
                aria-label={t('forward')}
                className={styles['step']}
              >
                <Icon name="arrow-right" />
              </button>
            </div>
            <p data-part="place" className={styles['place']} />
            <div className={styles['tools']}>
              <button type="button" name="speed" className={styles['tool']}>
                {t('speed', { speed: '1×' })}
              </button>
              <button
                type="button"
                name="voice"
                aria-pressed="false"
                data-speaks=""
                className={`${styles['tool']} ${styles['voice']}`}
              >
                {t('voice')}
              </button>
              <button type="button" name="first" className={styles['tool']}>
                {t('first')}
              </button>
            </div>
            <p className={styles['hint']}>
              {t('keys')} {t('kept')}
            </p>
          </div>
          <p role="alert" data-part="said" className={styles['said']} />
        </div>
      </Island>
    </>
  );
}

interface SessionInvitationProperties {
  card: SessionCardView;
  headingLevel: 2 | 3;
}

/** A session on a page that is about something else: what it is, its stage, and the way to its slides. */
export function SessionInvitation({ card, headingLevel }: SessionInvitationProperties) {
  const t = useTranslations('components.session');
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles['invitation']}>
      <Heading>{card.title}</Heading>
      <p>{card.description}</p>
      <ToldStage card={card} />
      <p>
        <SiteLink path={card.path} className={layout['standalone']}>
          {t('slides', { count: card.slides })}
          <span className="visually-hidden">: {card.title}</span>
        </SiteLink>
      </p>
    </section>
  );
}
