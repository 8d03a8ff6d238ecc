import { useTranslations } from 'use-intl';
import type { HispanicData } from '#contracts/content/hispanic-landing.ts';
import { questionOfStep, sectionAfterQuiz } from '#domain/myth-or-truth/myth-quiz.ts';
import { Art } from '../../../art/art.tsx';
import layout from '../../../theme/layout.module.css';
import { buttonClasses } from '../../../widgets/button/button-classes.ts';
import { Paragraphs } from '../../../widgets/paragraphs/paragraphs.tsx';
import { Section } from '../trail/section.tsx';
import { MythQuestion } from './myth-question.tsx';
import styles from './myth-or-truth.module.css';
import { useMythQuiz } from './use-myth-quiz.ts';

export interface MythOrTruthProperties {
  data: HispanicData<'section_7'>;
  hasCalculator: boolean;
}

/** Five sentences from the table, one at a time. Without a script they are a list that opens. */
export function MythOrTruth({ data, hasCalculator }: MythOrTruthProperties) {
  const { card, ...quiz } = useMythQuiz();
  const option = data.options[questionOfStep(quiz.step)];
  return (
    <Section id="section_7">
      <div className={styles['card']} ref={card}>
        <h2 id="section_7-title">{data.navTitle}</h2>
        {option ? (
          <MythQuestion
            data={data}
            option={option}
            quiz={quiz}
            leadsTo={sectionAfterQuiz(hasCalculator)}
          />
        ) : (
          <div className={styles['intro']}>
            <div className={styles['words']}>
              <div className={layout['lead']}>
                <Paragraphs text={data.intro} />
              </div>
              <button
                type="button"
                data-script="needed"
                data-state="button"
                className={`${buttonClasses('primary')} ${styles['start']}`}
                onClick={quiz.start}
              >
                {data.startQuiz}
              </button>
            </div>
            <Art name="cover-fork" width={400} height={250} className={styles['picture']} />
          </div>
        )}
        <MythList data={data} />
      </div>
    </Section>
  );
}

function MythList({ data: { options, ...data } }: { data: HispanicData<'section_7'> }) {
  const t = useTranslations('hispanic.myth');
  return (
    <div className={styles['list']} data-script="absent">
      {options.map(({ question, correctAnswer, answers }) => (
        <details key={question}>
          <summary>{question}</summary>
          <div className={styles['listed']}>
            <p className={styles['verdict']}>{t('answer', { answer: data[correctAnswer] })}</p>
            <p>{answers.find(({ key }) => key === correctAnswer)?.description}</p>
          </div>
        </details>
      ))}
    </div>
  );
}
