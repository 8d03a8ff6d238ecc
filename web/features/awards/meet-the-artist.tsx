import { useTranslations } from 'use-intl';
import type { AwardsArtist } from '#contracts/content/awards-landing.ts';
import { Art } from '../../art/art.tsx';
import { Island } from '../../islands/island.tsx';
import { Carousel } from '../../widgets/carousel/carousel.tsx';
import { Paragraphs } from '../../widgets/paragraphs/paragraphs.tsx';
import styles from './meet-the-artist.module.css';

interface MeetTheArtistProperties {
  title: string;
  artists: readonly AwardsArtist[];
}

/** A single artist stands alone; several stand side by side, and on small screens in a carousel. */
export function MeetTheArtist({ title, artists }: MeetTheArtistProperties) {
  const [only] = artists;
  return (
    <div className={styles['meet']}>
      <h2>{title}</h2>
      {only && artists.length === 1 ? (
        <Artist artist={only} isAlone />
      ) : (
        <Island name="artists" wake="sight" data={{ artists }}>
          <Artists artists={artists} />
        </Island>
      )}
    </div>
  );
}

export function Artists({ artists }: Pick<MeetTheArtistProperties, 'artists'>) {
  const t = useTranslations('awards');
  return (
    <Carousel
      label={t('artists')}
      slides={artists.map((artist) => ({
        id: artist.name,
        name: artist.name,
        content: <Artist artist={artist} />,
      }))}
      autoPlayMs={null}
      wideFrom={960}
    />
  );
}

function Artist({ artist, isAlone = false }: { artist: AwardsArtist; isAlone?: boolean }) {
  const { name, about, alt, imagePath } = artist;
  return (
    <article className={styles['artist']} data-alone={isAlone || undefined}>
      <Art name={imagePath} alt={alt} width={480} height={480} className={styles['portrait']} />
      <div className={styles['words']}>
        <h3>{name}</h3>
        <Paragraphs text={about} />
      </div>
    </article>
  );
}
