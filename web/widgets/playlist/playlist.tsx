import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { nameOfTitle } from '#domain/analytics/event-name.ts';
import { truncate } from '#domain/text/truncate.ts';
import { Art } from '../../art/art.tsx';
import { Icon } from '../../art/icon.tsx';
import { track } from '../../state/track.ts';
import { useFilmLength } from '../film/use-film-length.ts';
import styles from './playlist.module.css';

interface PlaylistItem {
  id: string;
  title: string;
  desc: string;
  film: { seconds: number | undefined };
  /** The name of a drawing. */
  thumbnail: string;
}

interface PlaylistProperties {
  items: readonly PlaylistItem[];
  /** The index of the chosen film. */
  selected: number;
  /** The address of each film, so that the list works without a script. */
  addressOf: (at: number) => string;
  onPick: (at: number, event: MouseEvent) => void;
}

const DESCRIPTION_LENGTH = 100;

/** A list of films. The address says which one is chosen, and leads to where it is shown. */
export function Playlist({ items, selected, addressOf, onPick }: PlaylistProperties) {
  return (
    <ol role="list" className={styles['list']}>
      {items.map((item, at) => (
        <li key={item.id}>
          <a
            className={styles['item']}
            aria-current={at === selected ? 'true' : undefined}
            href={addressOf(at)}
            data-hold=""
            onClick={(event) => {
              track({ event: 'playlist click', video: nameOfTitle(item.title) });
              onPick(at, event);
            }}
          >
            <Row item={item} isSelected={at === selected} />
          </a>
        </li>
      ))}
    </ol>
  );
}

function Row({ item, isSelected }: { item: PlaylistItem; isSelected: boolean }) {
  const t = useTranslations('playlist');
  const lengthOf = useFilmLength();
  const {
    title,
    desc,
    thumbnail,
    film: { seconds },
  } = item;
  return (
    <>
      <Art name={thumbnail} width={400} height={250} className={styles['thumbnail']} />
      <span className={styles['words']}>
        {isSelected && (
          <span className={styles['badge']}>
            <Icon name="equaliser" className={styles['equaliser']} />
            {t('nowPlaying')}
          </span>
        )}
        <span className={styles['title']}>{title}</span>
        <span className={styles['desc']}>{truncate(desc, DESCRIPTION_LENGTH)}</span>
        {seconds !== undefined && (
          <span className={styles['length']}>
            <Icon name="play" />
            {lengthOf(seconds)}
          </span>
        )}
      </span>
    </>
  );
}
