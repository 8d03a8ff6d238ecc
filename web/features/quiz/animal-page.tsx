import { useTranslations } from 'use-intl';
import type { AnimalCardView, AnimalView } from '#contracts/views/persona.ts';
import { actionPlanPath, quizPath } from '#domain/pages/persona-paths.ts';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { AnimalFrieze } from '../../widgets/animal-frieze/animal-frieze.tsx';
import { AnimalHero } from '../../widgets/animal-hero/animal-hero.tsx';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { PlanTrail } from '../../widgets/plan-trail/plan-trail.tsx';
import { AnimalTraits } from './animal-traits.tsx';
import styles from './result-page.module.css';

interface AnimalPageProperties {
  animal: AnimalView;
  others: readonly AnimalCardView[];
}

/** The page of one of the five animals, for visitors who want to know the others. */
export function AnimalPage({ animal, others }: AnimalPageProperties) {
  const t = useTranslations('animal');
  const { company } = useShell();
  return (
    <>
      <PageHead title={`${animal.title}: ${animal.tagline}`} description={animal.description} />
      <AnimalHero
        animal={animal.animal}
        before={animal.tagline}
        title={animal.title}
        lead={animal.lead}
      >
        <p>{t('notSure')}</p>
        <p className={styles['actions']}>
          <SiteLink path={quizPath(company.companyId)} className={buttonClasses('primary')}>
            {t('takeQuiz')}
          </SiteLink>
        </p>
      </AnimalHero>
      <AnimalTraits animal={animal} />
      <section className={layout['section']} aria-labelledby="steps">
        <div className={layout['content']}>
          <h2 id="steps" className={styles['stepsTitle']}>
            {t('theirSteps')}
          </h2>
          <PlanTrail steps={animal.steps} headingLevel={3} />
          <div className={styles['open']}>
            <SiteLink
              path={actionPlanPath(company.companyId, animal.plan)}
              className={buttonClasses('secondary')}
            >
              {t('seeTheirPlan')}
            </SiteLink>
          </div>
        </div>
      </section>
      <section aria-labelledby="others" className={styles['otherFour']}>
        <div className={layout['content']}>
          <h2 id="others">{t('othersTitle')}</h2>
        </div>
        <AnimalFrieze animals={others} />
      </section>
    </>
  );
}
