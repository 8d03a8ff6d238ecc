import { useTranslations } from 'use-intl';
import type { AnimalCardView } from '#contracts/views/persona.ts';
import { firstQuestionPath } from '#domain/pages/question-paths.ts';
import { Icon } from '../../art/icon.tsx';
import { NoteArrival } from '../../islands/note-arrival.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import { answersReset } from '../../state/visit-slices.ts';
import layout from '../../theme/layout.module.css';
import { AnimalFrieze } from '../../widgets/animal-frieze/animal-frieze.tsx';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import styles from './quiz-landing.module.css';

/** Where the quiz begins, without an answer. */
export function QuizLanding({ animals }: { animals: readonly AnimalCardView[] }) {
  const t = useTranslations('quiz');
  const { company } = useShell();
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <NoteArrival action={answersReset()} />
      <PageBanner
        title={t('title')}
        lead={t('lead')}
        scene="scene-quiz"
        sceneHeight={460}
        ground="sky"
      >
        <p>
          <SiteLink
            path={firstQuestionPath(company.companyId)}
            className={buttonClasses('primary')}
          >
            {t('start')}
            <Icon name="arrow-right" />
          </SiteLink>
        </p>
        <p className={styles['hint']}>{t('noNames')}</p>
      </PageBanner>
      <section className={layout['section']} aria-labelledby="how">
        <div className={layout['content']}>
          <h2 id="how">{t('howTitle')}</h2>
          <ol role="list" className={styles['how']}>
            {(['how1', 'how2', 'how3'] as const).map((step) => (
              <li key={step}>
                <h3>{t(`${step}Title`)}</h3>
                <p>{t(step)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section aria-labelledby="all">
        <div className={layout['content']}>
          <h2 id="all" className={styles['all']}>
            {t('allTitle')}
          </h2>
        </div>
        <AnimalFrieze animals={animals} />
      </section>
    </>
  );
}
