import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AnimalCardView, AnimalView, ShownAnimalView } from '#contracts/views/persona.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import { actionPlanPath, quizPath, resultPath } from '#domain/persona/persona-paths.ts';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import { completeQuiz } from '../../state/complete-quiz.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../state/use-store.ts';
import { answersReset } from '../../state/visit-slices.ts';
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

export interface ResultPageProperties {
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
        <NoResult />
      )}
    </>
  );
}

type ResultProperties = ResultPageProperties & { animal: ShownAnimalView };

function Result({ animal, isNew, others, mailForm }: ResultProperties) {
  const t = useTranslations('animal');
  const { company } = useShell();
  useNewResult(animal, isNew);
  const plan = actionPlanPath(company.companyId, animal.plan);
  return (
    <>
      <AnimalHero
        animal={animal.animal}
        before={t('yourStyle')}
        title={animal.title}
        lead={animal.lead}
        over={isNew && <Determining />}
      >
        <p className={styles['actions']}>
          <SiteLink path={plan} className={buttonClasses('primary')}>
            {t('seePlan')}
          </SiteLink>
          <StartOver />
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

function StartOver() {
  const t = useTranslations('animal');
  const { company } = useShell();
  const dispatch = useAppDispatch();
  return (
    <SiteLink
      path={quizPath(company.companyId)}
      className={`${layout['standalone']} ${styles['again']}`}
      onClick={() => dispatch(answersReset())}
    >
      {t('startOver')}
    </SiteLink>
  );
}

/**
 * Keeps a new result once, and takes its mark out of the address so that the address can be shared.
 */
function useNewResult({ animal }: AnimalView, isNew: boolean): void {
  const store = useAppStore();
  useEffect(() => {
    if (!isNew) return;
    completeQuiz(store, animal, new Date());
    const url = new URL(location.href);
    url.searchParams.delete('from');
    history.replaceState(history.state, '', url);
  }, [store, animal, isNew]);
}

function NoResult() {
  const t = useTranslations('animal');
  const { company, language } = useShell();
  const navigate = useNavigate();
  const kept = useAppSelector((state) => state.user.animal);
  useEffect(() => {
    if (kept === undefined) return;
    const target = withLanguage(resultPath(company.companyId, kept), language);
    void navigate(target, { replace: true });
  }, [kept, company, language, navigate]);
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
