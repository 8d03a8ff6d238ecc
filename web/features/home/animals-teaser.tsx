import { useTranslations } from 'use-intl';
import type { AnimalCardView } from '#contracts/views/persona.ts';
import { quizPath } from '#domain/pages/persona-paths.ts';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { AnimalFrieze } from '../../widgets/animal-frieze/animal-frieze.tsx';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import styles from './animals-teaser.module.css';

/** The home page's invitation to the quiz, with its five animals. */
export function AnimalsTeaser({ animals }: { animals: readonly AnimalCardView[] }) {
  const t = useTranslations('home');
  const { company } = useShell();
  return (
    <section className={styles['teaser']} aria-labelledby="animals">
      <div className={`${layout['content']} ${styles['head']}`}>
        <div>
          <h2 id="animals">{t('quizTitle')}</h2>
          <p className={layout['lead']}>{t('quizLead')}</p>
        </div>
        <SiteLink path={quizPath(company.companyId)} className={buttonClasses('primary')}>
          {t('takeQuiz')}
        </SiteLink>
      </div>
      <AnimalFrieze animals={animals} />
    </section>
  );
}
