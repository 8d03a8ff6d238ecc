import { useTranslations } from 'use-intl';
import type { AnimalView } from '#contracts/views/persona.ts';
import { Icon } from '../../art/icon.tsx';
import layout from '../../theme/layout.module.css';
import styles from './animal-traits.module.css';

/** The description of an animal, its strengths and its weaknesses. */
export function AnimalTraits({ animal }: { animal: AnimalView }) {
  const t = useTranslations('animal');
  return (
    <section className={styles['traits']} aria-label={animal.title}>
      <div className={`${layout['content']} ${styles['columns']}`}>
        <div className={styles['about']}>
          {animal.about.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div>
          <h2 className={styles['title']}>{t('strengths')}</h2>
          <ul role="list" className={styles['list']}>
            {animal.strengths.map((text) => (
              <li key={text}>
                <Icon name="check" />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className={styles['title']}>{t('watchFor')}</h2>
          <ul role="list" className={styles['list']}>
            {animal.watchFor.map((text) => (
              <li key={text}>
                <Icon name="alert" />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
