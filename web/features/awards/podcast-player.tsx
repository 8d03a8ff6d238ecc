import { useTranslations } from 'use-intl';
import type { AwardsPodcastView } from '#contracts/views/awards.ts';
import { AUDIO_NAMES } from '#domain/media/audio-names.ts';
import { clockTime } from '#domain/playlist/clock-time.ts';
import type { AwardsVariant } from '#domain/pages/awards-variant.ts';
import { Art } from '../../art/art.tsx';
import { Icon } from '../../art/icon.tsx';
import { Transcript } from '../../widgets/transcript/transcript.tsx';
import styles from './podcast-player.module.css';
import { usePodcast } from './use-podcast.ts';

export interface PodcastPlayerProperties {
  podcast: AwardsPodcastView;
  variant: AwardsVariant;
}

export function PodcastPlayer({ podcast, variant }: PodcastPlayerProperties) {
  const t = useTranslations('awards.podcast');
  const { source, title, subTitle, titleIconPath, transcript, seconds = 0 } = podcast;
  return (
    <section className={styles['podcast']} data-variant={variant} aria-labelledby="podcast">
      <Art name={titleIconPath} width={96} height={96} className={styles['icon']} />
      <div className={styles['words']}>
        <h3 id="podcast">{title}</h3>
        <p>{subTitle}</p>
      </div>
      {source === undefined ? (
        <p className={styles['missing']}>{t('unavailable')}</p>
      ) : (
        <Recording source={source} seconds={seconds} name={AUDIO_NAMES[variant]} title={title} />
      )}
      <div className={styles['transcript']}>
        <Transcript text={transcript} isOpenAtFirst={source === undefined} />
      </div>
    </section>
  );
}

interface RecordingProperties {
  source: string;
  seconds: number;
  name: string;
  title: string;
}

/** The number of steps that the slider divides the whole length into. */
const STEPS = 1_000;

/** Controls of ours over a native `audio`, whose own controls show where no script runs. */
function Recording({ source, seconds, name, title }: RecordingProperties) {
  const t = useTranslations('awards.podcast');
  const { audio, isPlaying, position, length, toggle, seek, play, events } = usePodcast(seconds);
  const part = length > 0 ? Math.min(1, position / length) : 0;
  return (
    <div className={styles['recording']}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- sound alone; all its words stand below */}
      <audio
        ref={audio}
        controls
        preload="none"
        src={source}
        data-name={name}
        aria-label={title}
        className={styles['native']}
        {...events}
      />
      <button
        type="button"
        className={styles['toggle']}
        onClick={toggle}
        aria-label={t(isPlaying ? 'pause' : 'play')}
      >
        <Icon name={isPlaying ? 'pause' : 'play-filled'} />
      </button>
      <span className={styles['time']} data-script>
        {clockTime(position)}
      </span>
      <input
        type="range"
        min={0}
        max={STEPS}
        step={10}
        value={Math.round(part * STEPS)}
        className={styles['slider']}
        aria-label={t('position')}
        aria-valuetext={t('positionText', {
          position: clockTime(position),
          length: clockTime(length),
        })}
        onChange={({ currentTarget }) => seek(Number(currentTarget.value) / STEPS)}
        // A press on the bar also plays from there. The keys only move the position, because a
        // screen reader is speaking then.
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        data-hold=""
        onClick={play}
      />
      <span className={styles['time']} data-script>
        {length > 0 ? clockTime(length) : '–:––'}
      </span>
    </div>
  );
}
