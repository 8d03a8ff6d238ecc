import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FilmChapter } from '#contracts/views/media.ts';
import { passageId } from '#domain/media/passage-id.ts';
import { clockLength, clockTime } from '#domain/playlist/clock-time.ts';
import { Icon } from '../../art/icon.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import { buttonClasses } from '../button/button-classes.ts';
import type { Recording } from './player-words.ts';
import styles from './player.module.css';

interface PlayerProperties {
  recording: Recording;
  kind: 'film' | 'sound';
  hasCaptions?: boolean;
  chapters?: readonly FilmChapter[];
  /** The seconds at which a passage of the transcript begins: where chapters lead without a script. */
  times?: ReadonlyArray<number | null>;
  /** The file of a recording whose words stand on a page of their own, and the path of that page. */
  source?: string;
  words?: string;
  /** The `video` or `audio` with the browser's own controls, which show where no script runs. */
  children: ReactNode;
}

/** The number of steps that the bar divides the whole length into. */
const STEPS = 1_000;

/** Our disc and bar over a native recording. The server draws them, and `followMedia` moves them. */
export function Player(properties: PlayerProperties) {
  const { recording, kind, hasCaptions = false, chapters = [], times = [], children } = properties;
  const { source, words } = properties;
  const t = useTranslations('player');
  const { title, seconds = 0 } = recording;
  return (
    <div className={styles['player']} data-player="resting" data-kind={kind}>
      {children}
      {hasCaptions && <p className={styles['caption']} data-part="caption" hidden />}
      <div className={styles['bar']} data-script="needed">
        <button type="button" name="toggle" className={styles['toggle']}>
          <Icon name="pause" className={styles['whilePlaying']} />
          <Icon name="play-filled" className={styles['whilePaused']} />
          <span data-part="toggleWords" className="visually-hidden">
            {t('play', { title })}
          </span>
        </button>
        <span className={styles['time']} data-part="time">
          {clockTime(0)}
        </span>
        <input
          type="range"
          name="position"
          autoComplete="off"
          min={0}
          max={STEPS}
          step={10}
          defaultValue={0}
          className={styles['slider']}
          aria-label={t('position', { title })}
          aria-valuetext={t('positionText', {
            position: clockTime(0),
            length: clockLength(seconds),
          })}
          data-hold=""
        />
        <span className={styles['time']} data-part="length">
          {seconds > 0 ? clockLength(seconds) : '–:––'}
        </span>
        <div className={styles['tools']} role="group" aria-label={t('tools', { title })}>
          {hasCaptions && (
            <button
              type="button"
              name="captions"
              aria-pressed="true"
              aria-label={t('captions')}
              className={styles['tool']}
            >
              CC
            </button>
          )}
          <button
            type="button"
            name="speed"
            aria-label={t('speed', { speed: '1×' })}
            className={styles['tool']}
          >
            1×
          </button>
          {kind === 'film' && (
            <button
              type="button"
              name="full"
              aria-label={t('fullScreen')}
              className={styles['tool']}
            >
              <span className={styles['frame']} />
            </button>
          )}
          <button
            type="button"
            name="native"
            aria-pressed="false"
            aria-label={t('native')}
            className={styles['tool']}
          >
            •••
          </button>
        </div>
      </div>
      <div role="alert">
        <div data-part="failed" className={styles['failed']} hidden>
          <p>{t(words === undefined ? 'failed' : 'failedElsewhere')}</p>
          <button type="button" name="again" className={buttonClasses('primary', 'small')}>
            {t('tryAgain')}
          </button>
          {words === undefined ? (
            <button type="button" name="read" className={buttonClasses('secondary', 'small')}>
              {t('read')}
            </button>
          ) : (
            <SiteLink path={words} className={buttonClasses('secondary', 'small')}>
              {t('read')}
            </SiteLink>
          )}
        </div>
      </div>
      {chapters.length > 1 &&
        (source === undefined ? (
          <Chapters
            title={title}
            chapters={chapters}
            addressOf={(start) => `#${passageId(recording.name, passageFrom(start, times))}`}
          />
        ) : (
          <details>
            <summary>
              {t('chaptersToOpen')}
              <span className="visually-hidden">: {title}</span>
            </summary>
            <Chapters
              title={title}
              chapters={chapters}
              idOf={(start) => passageId(recording.name, start)}
              addressOf={(start) => `${source}#t=${Math.floor(start)}`}
            />
          </details>
        ))}
    </div>
  );
}

interface ChaptersProperties extends Pick<Recording, 'title'> {
  chapters: readonly FilmChapter[];
  /** Where a chapter leads without a script: to its words, or into the file itself. */
  addressOf: (start: number) => string;
  /** The place that the search leads to, where no passage has it. */
  idOf?: (start: number) => string;
}

/** A press plays from there. */
function Chapters({ title, chapters, addressOf, idOf }: ChaptersProperties) {
  const t = useTranslations('player');
  return (
    <ol role="list" aria-label={t('chapters', { title })} className={styles['chapters']}>
      {chapters.map((chapter) => (
        <li key={chapter.start} id={idOf?.(chapter.start)}>
          <a href={addressOf(chapter.start)} data-at={chapter.start} data-hold="">
            <span className={styles['at']}>{clockTime(chapter.start)}</span> {chapter.title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The first passage that is said from a second on; a chapter may begin with music. */
function passageFrom(start: number, times: ReadonlyArray<number | null>): number {
  const known = times.filter((time) => time !== null);
  return known.find((time) => time >= Math.floor(start)) ?? known.at(-1) ?? start;
}
