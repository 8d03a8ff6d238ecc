import { useTranslations } from 'use-intl';
import type { SessionSlideView } from '#contracts/views/session.ts';
import { Art } from '../../art/art.tsx';
import { numbered } from '../../site/numbered.ts';
import layout from '../../theme/layout.module.css';
import { Prose } from '../../widgets/prose/prose.tsx';
import styles from './slides.module.css';

interface SlidesProperties {
  /** The id by which the stage finds them. */
  session: string;
  slides: readonly SessionSlideView[];
}

/** Every slide with an address of its own: the transcript, and the session without a script and on paper. */
export function Slides({ session, slides }: SlidesProperties) {
  const t = useTranslations('virtualEvent.session');
  return (
    <section className={styles['slides']} aria-labelledby="slides">
      <div className={styles['head']}>
        <h2 id="slides">{t('slides')}</h2>
        <p className={layout['lead']}>{t('slidesLead')}</p>
      </div>
      <div data-slides={session} className={styles['list']}>
        {numbered(slides).map(({ key, at, item: { heading, art, told } }) => (
          <section
            key={key}
            id={`slide-${at + 1}`}
            className={styles['slide']}
            aria-labelledby={`slide-${at + 1}-title`}
          >
            {art && (
              <Art
                name={art.name}
                alt={art.alt}
                width={400}
                height={250}
                className={styles['art']}
              />
            )}
            <div className={styles['words']}>
              <a href={`#slide-${at + 1}`} className={styles['number']}>
                {t('slide', { at: `${at + 1}`, count: `${slides.length}` })}
              </a>
              <h3 id={`slide-${at + 1}-title`}>{heading}</h3>
              <Prose {...told} />
            </div>
          </section>
        ))}
      </div>
    </section>
  );
}
