import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { HispanicData, HispanicSection } from '#contracts/content/hispanic-landing.ts';
import {
  canGoBack,
  explainingAnswer,
  isLastStep,
  MYTH_ANSWERS,
  mythButtonState,
  questionOfStep,
} from '#domain/myth-or-truth/myth-quiz.ts';
import { Icon } from '../../../art/icon.tsx';
import { buttonClasses } from '../../../widgets/button/button-classes.ts';
import { SectionLink } from '../trail/section-link.tsx';
import styles from './myth-or-truth.module.css';
import type { MythQuizState } from './use-myth-quiz.ts';

type Data = HispanicData<'section_7'>;

export interface MythQuestionProperties {
  data: Data;
  option: Data['options'][number];
  quiz: Omit<MythQuizState, 'card'>;
  /** Where the last step goes on. */
  leadsTo: HispanicSection;
}

export function MythQuestion({ data, option, quiz, leadsTo }: MythQuestionProperties) {
  const t = useTranslations('hispanic.myth');
  const id = useId();
  const { step, given } = quiz;
  const { question, correctAnswer, answers } = option;
  const number = questionOfStep(step) + 1;
  const total = data.options.length;
  const explaining = given && explainingAnswer(correctAnswer, given);
  const explanation = answers.find(({ key }) => key === explaining);
  return (
    <div className={styles['question']} data-step={step}>
      <div className={styles['progress']}>
        <p>{t('question', { number, total })}</p>
        <progress value={number} max={total} aria-label={t('progress')} />
      </div>
      <h3 id={id} tabIndex={-1} className={styles['myth']}>
        {question}
      </h3>
      <div className={styles['answers']} role="group" aria-labelledby={id}>
        {MYTH_ANSWERS.map((answer) => {
          const state = mythButtonState({ step, given, correctAnswer, answer });
          return (
            <button
              key={answer}
              type="button"
              className={styles['answer']}
              data-state={state}
              aria-pressed={given === answer}
              aria-disabled={given === undefined ? undefined : true}
              onClick={() => quiz.answer(answer)}
            >
              {state === 'correct' && <Icon name="check" />}
              {state === 'wrong' && <Icon name="close" />}
              {data[answer]}
            </button>
          );
        })}
      </div>
      <div aria-live="polite">
        {explanation && (
          <div className={styles['explanation']} data-right={given === correctAnswer || undefined}>
            <p className={styles['verdict']}>
              {t(given === correctAnswer ? 'right' : 'wrong')} {explanation.title}
            </p>
            <p>{explanation.description}</p>
          </div>
        )}
      </div>
      <div className={styles['ways']}>
        {canGoBack(step) && (
          <button type="button" className={styles['back']} data-state="button" onClick={quiz.back}>
            <Icon name="arrow-left" />
            {data.back}
          </button>
        )}
        {given !== undefined &&
          (isLastStep(step) ? (
            <SectionLink to={leadsTo} className={`${buttonClasses('primary')} ${styles['next']}`}>
              {data.nextSection}
            </SectionLink>
          ) : (
            <button
              type="button"
              data-state="button"
              className={`${buttonClasses('primary')} ${styles['next']}`}
              onClick={quiz.next}
            >
              {data.nextQuestion}
            </button>
          ))}
      </div>
    </div>
  );
}
