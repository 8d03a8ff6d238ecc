import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AnimalCardView, ShownAnimalView } from '#contracts/views/persona.ts';
import { actionPlanPath, quizPath } from '#domain/pages/persona-paths.ts';
import { Island } from '../../islands/island.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { AnimalFrieze } from '../../widgets/animal-frieze/animal-frieze.tsx';
import { AnimalHero } from '../../widgets/animal-hero/animal-hero.tsx';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import { PlanMailSlot } from '../../widgets/plan-mail-slot/plan-mail-slot.tsx';
import { PlanTrail } from '../../widgets/plan-trail/plan-trail.tsx';
import { Prose } from '../../widgets/prose/prose.tsx';
import { AnimalTraits } from './animal-traits.tsx';
import { Determining } from './determining.tsx';
import styles from './result-page.module.css';

interface ResultPageProperties {
  animal: ShownAnimalView | undefined;
  /** True when the visitor comes straight from the last question. */
  isNew: boolean;
  others: readonly AnimalCardView[];
  mailForm?: ReactNode;
}

/** Shows the animal in the address, or the one the device remembers when the address names none. */
export function ResultPage({ animal, isNew, others, mailForm }: ResultPageProperties) {
  const t = useTranslations('animal');
  return (
    <>
      <PageHead title={t('resultTitle')} description={t('resultDescription')} />
      {animal ? (
        <Result animal={animal} isNew={isNew} others={others} mailForm={mailForm} />
      ) : (
        <Island name="kept-result" wake="state" data={{}}>
          <NoResult />
        </Island>
      )}
    </>
  );
}

type ResultProperties = ResultPageProperties & { animal: ShownAnimalView };

function Result({ animal, isNew, others, mailForm }: ResultProperties) {
  const t = useTranslations('animal');
  const { company } = useShell();
  const plan = actionPlanPath(company.companyId, animal.plan);
  return (
    <>
      <AnimalHero
        animal={animal.animal}
        before={t('yourStyle')}
        title={animal.title}
        lead={animal.lead}
        over={
          isNew && (
            <Island name="new-result" wake="state" data={{ plan: animal.plan }}>
              <Determining />
            </Island>
          )
        }
      >
        <p className={styles['actions']}>
          <SiteLink path={plan} className={buttonClasses('primary')}>
            {t('seePlan')}
          </SiteLink>
          <SiteLink
            path={quizPath(company.companyId)}
            className={`${layout['standalone']} ${styles['again']}`}
          >
            {t('startOver')}
          </SiteLink>
        </p>
      </AnimalHero>
      <section className={layout['section']} aria-labelledby="steps">
        <div className={layout['content']}>
          <h2 id="steps" className={styles['stepsTitle']}>
            {t('stepsTitle')}
          </h2>
          <PlanTrail steps={animal.steps} headingLevel={3} />
          <div className={styles['open']}>
            <SiteLink path={plan} className={buttonClasses('secondary')}>
              {t('openPlan')}
            </SiteLink>
            <p>{t('openPlanHint')}</p>
          </div>
        </div>
      </section>
      <PlanMailSlot>{mailForm}</PlanMailSlot>
      <AnimalTraits animal={animal} />
      {animal.help && (
        <div className={`${layout['content']} ${styles['help']}`}>
          <Prose {...animal.help} />
        </div>
      )}
      <section className={styles['others']} aria-labelledby="others">
        <div className={layout['content']}>
          <h2 id="others">{t('othersTitle')}</h2>
        </div>
        <AnimalFrieze animals={others} />
      </section>
    </>
  );
}

function NoResult() {
  const t = useTranslations('animal');
  const { company } = useShell();
  return (
    <PageBanner
      title={t('noResultTitle')}
      lead={t('noResultLead')}
      scene="scene-quiz"
      sceneHeight={460}
      ground="sky"
    >
      <p>
        <SiteLink path={quizPath(company.companyId)} className={buttonClasses('primary')}>
          {t('takeQuiz')}
        </SiteLink>
      </p>
    </PageBanner>
  );
}
