import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SpotifyPlaylistData } from '#contracts/content/multimedia/spotify-playlist.ts';
import { Art } from '../../../art/art.tsx';
import { Icon } from '../../../art/icon.tsx';
import layout from '../../../theme/layout.module.css';
import { buttonClasses } from '../../button/button-classes.ts';
import { Paragraphs } from '../../paragraphs/paragraphs.tsx';
import styles from './spotify-playlist.module.css';

/** A labelled place. Only a press fetches the player, because with it another company learns who listens. */
export default function SpotifyPlaylist({ data }: { data: SpotifyPlaylistData }) {
  const { playlistId, title, description } = data;
  const t = useTranslations('components.playlist');
  const shell = useTranslations('shell');
  const id = useId();
  const player = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded) player.current?.focus();
  }, [isLoaded]);
  return (
    <section className={styles['playlist']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {description !== undefined && <Paragraphs text={description} />}
      {isLoaded ? (
        <iframe
          ref={player}
          className={styles['player']}
          src={`https://open.spotify.com/embed/playlist/${playlistId}`}
          title={t('player', { title })}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, it cannot reach out of its frame
          sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
          allow="encrypted-media"
          referrerPolicy="no-referrer"
        />
      ) : (
        <div className={styles['place']} data-script>
          <Art name="podcast-record" width={160} height={160} />
          <p>{t('note')}</p>
          <button
            type="button"
            className={`${buttonClasses('primary')} ${styles['load']}`}
            onClick={() => setIsLoaded(true)}
          >
            <Icon name="play-filled" />
            {t('load')}
          </button>
        </div>
      )}
      <p>
        <a
          href={`https://open.spotify.com/playlist/${playlistId}`}
          target="_blank"
          rel="noopener"
          className={layout['standalone']}
        >
          {t('open')}
          <Icon name="external" />
          <span className="visually-hidden"> ({shell('newTab')})</span>
        </a>
      </p>
    </section>
  );
}
