import { useTranslations } from 'use-intl';
import type { SaidFilmView } from '#contracts/views/media.ts';
import { Island } from '../../islands/island.tsx';
import { usePlayerData } from '../player/player-words.ts';
import { Transcript } from '../transcript/transcript.tsx';
import { FilmPicture } from './film-picture.tsx';
import styles from './film.module.css';

interface FilmProperties {
  film: SaidFilmView;
  title: string;
  summary?: string | undefined;
  transcript: string;
  /** A drawing of the film's subject. */
  cover?: string | undefined;
}

/** The film, and its transcript for visitors who cannot or do not want to play it. */
export function Film(properties: FilmProperties) {
  const t = useTranslations('article');
  const { film, title, summary, transcript } = properties;
  if (film.source !== undefined)
    return <Playing {...properties} film={{ ...film, source: film.source }} />;
  return (
    <div className={styles['film']}>
      <div>
        <p className={styles['summary']}>{title}</p>
        <p>{t('videoUnavailable')}</p>
      </div>
      {summary !== undefined && <p className={styles['summary']}>{summary}</p>}
      <Transcript text={transcript} isOpenAtFirst />
    </div>
  );
}

interface PlayingProperties extends FilmProperties {
  film: SaidFilmView & { source: string };
}

function Playing({ film, title, summary, transcript, cover }: PlayingProperties) {
  const data = usePlayerData({ ...film, title });
  return (
    <Island name="player" wake="press" data={data}>
      <div className={styles['film']}>
        <div className={styles['frame']}>
          <FilmPicture film={film} title={title} cover={cover} />
        </div>
        {summary !== undefined && <p className={styles['summary']}>{summary}</p>}
        <Transcript text={transcript} of={film} />
      </div>
    </Island>
  );
}
