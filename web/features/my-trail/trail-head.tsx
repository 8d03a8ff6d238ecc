import { useTranslations } from 'use-intl';
import type { TrailView } from '#contracts/views/trail.ts';
import { quizPath } from '#domain/pages/persona-paths.ts';
import { Icon } from '../../art/icon.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import styles from './trail-head.module.css';
import { MATCH_GUIDE, useMatchText } from './match-words.ts';
import { TrailDrawing } from './trail-drawing.tsx';
import type { MyTrailState } from './use-trail.ts';

interface TrailHeadProperties {
  my: MyTrailState;
  view: TrailView;
}

/** The drawn path with the animal at its head, and the one thing to do next. */
export function TrailHead({ my: { trail, plan, read }, view }: TrailHeadProperties) {
  const t = useTranslations('myTrail');
  return (
    <header className={styles['head']}>
      <div className={`${layout['content']} ${styles['row']}`}>
        <div className={styles['words']}>
          <h1>{t('title')}</h1>
          <p className={layout['lead']}>
            {plan === undefined
              ? t('leadNoAnimal')
              : t(trail.isFlagUp ? 'leadDone' : 'lead', {
                  animal: plan.title,
                  done: trail.stepsDone,
                })}
          </p>
          <Next trail={trail} plan={plan} view={view} />
        </div>
        <TrailDrawing
          waypoints={trail.waypoints}
          guides={read.length}
          animal={plan?.animal}
          isFlagUp={trail.isFlagUp}
        />
      </div>
    </header>
  );
}

interface NextProperties extends Pick<MyTrailState, 'trail' | 'plan'> {
  view: TrailView;
}

function Next({ trail: { next }, plan, view }: NextProperties) {
  const t = useTranslations('myTrail');
  const matchText = useMatchText(view);
  const { company } = useShell();
  const step = next.kind === 'step' ? plan?.steps.find(({ id }) => id === next.id) : undefined;
  const quiz = quizPath(company.companyId);
  const said = {
    quiz: { title: t('nextQuiz'), text: t('nextQuizText'), path: quiz, label: t('start') },
    match: { title: t('nextMatch'), text: matchText, path: MATCH_GUIDE, label: t('matchLink') },
    'look-again': {
      title: t('nextAgain'),
      text: t('nextAgainText'),
      path: quiz,
      label: t('quizAgain'),
    },
    step: step && { ...step, ...step.link },
  }[next.kind];
  if (!said) return null;
  return (
    <section className={styles['next']} aria-labelledby="next">
      <p className={styles['kicker']}>{t('next')}</p>
      <h2 id="next">{said.title}</h2>
      {step && (
        <p className={styles['deadline']}>
          <Icon name="clock" />
          {t('within', { days: step.withinDays })}
        </p>
      )}
      <p className={styles['what']}>{said.text}</p>
      <p>
        <SiteLink path={said.path} className={buttonClasses('primary')} data-next>
          {said.label}
        </SiteLink>
      </p>
    </section>
  );
}
