import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SpotifyPlaylistData } from '#contracts/content/multimedia/spotify-playlist.ts';
import { Art } from '../../../art/art.tsx';
import { Icon } from '../../../art/icon.tsx';
import { OutsideLink } from '../../link/outside-link.tsx';
import layout from '../../../theme/layout.module.css';
import { buttonClasses } from '../../button/button-classes.ts';
import { useEmbedsAllowed } from '../../consent/use-embeds-allowed.ts';
import { Paragraphs } from '../../paragraphs/paragraphs.tsx';
import styles from './spotify-playlist.module.css';

/**
 * A labeled place for a playlist. Its player loads after a press, or at once for visitors who
 * agreed to content of other sites, because loading it tells another company who listens.
 */
export default function SpotifyPlaylist({ data }: { data: SpotifyPlaylistData }) {
  const { playlistId, title, description } = data;
  const t = useTranslations('components.playlist');
  const id = useId();
  const player = useRef<HTMLIFrameElement>(null);
  const isAllowed = useEmbedsAllowed();
  const [isAskedFor, setIsAskedFor] = useState(false);
  useEffect(() => {
    if (isAskedFor) player.current?.focus();
  }, [isAskedFor]);
  return (
    <section className={styles['playlist']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {description !== undefined && <Paragraphs text={description} />}
      {isAskedFor || isAllowed ? (
        <iframe
          ref={player}
          className={styles['player']}
          src={`https://open.spotify.com/embed/playlist/${playlistId}`}
          title={t('player', { title })}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, it cannot reach out of its frame
          sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
          allow="encrypted-media"
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      ) : (
        <div className={styles['place']} data-script>
          <Art name="podcast-record" width={160} height={160} />
          <p>{t('note')}</p>
          <button
            type="button"
            className={buttonClasses('primary')}
            onClick={() => setIsAskedFor(true)}
          >
            <Icon name="play-filled" />
            {t('load')}
          </button>
        </div>
      )}
      <p>
        <OutsideLink
          href={`https://open.spotify.com/playlist/${playlistId}`}
          className={layout['standalone']}
        >
          {t('open')}
        </OutsideLink>
      </p>
    </section>
  );
}
