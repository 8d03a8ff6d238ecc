import type { HispanicView } from '#contracts/views/hispanic.ts';
import { useTranslations } from 'use-intl';
import { Film } from '../../widgets/film/film.tsx';
import { Portrait } from './portrait.tsx';
import { Section } from './trail/section.tsx';
import styles from './voice-film.module.css';

type Data = NonNullable<HispanicView['section_2']>;

/** A film of one voice's story, with its quote. */
export function VoiceFilm({ data: { title, video, content, name, imagePath } }: { data: Data }) {
  const t = useTranslations('hispanic');
  return (
    <Section id="section_2" className={styles['voice']}>
      <h2 id="section_2-title" className={styles['title']}>
        {title}
      </h2>
      <div>
        <Film {...video} />
      </div>
      <figure className={styles['said']}>
        <blockquote className={styles['quote']}>{t('quote', { text: content })}</blockquote>
        <figcaption className={styles['name']}>
          {imagePath !== undefined && <Portrait image={imagePath} ground="sky" />}
          {name}
        </figcaption>
      </figure>
    </Section>
  );
}
