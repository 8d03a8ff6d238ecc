import { useTranslations } from 'use-intl';
import type { QuizData } from '#contracts/content/multimedia/quiz.ts';
import { judgeAnswer, type GivenAnswer } from '#domain/myth-or-fact/judge-answer.ts';
import { Art } from '../../../art/art.tsx';
import { Icon } from '../../../art/icon.tsx';
import { buttonClasses } from '../../button/button-classes.ts';
import { Paragraphs } from '../../paragraphs/paragraphs.tsx';
import styles from './quiz.module.css';

export interface QuizQuestionProperties {
  titleId: string;
  option: QuizData['options'][number];
  config: QuizData['config'];
  /** From 0. */
  index: number;
  total: number;
  given: GivenAnswer | undefined;
  onAnswer: (given: GivenAnswer) => void;
  onBack: () => void;
  onNext: () => void;
}

const ANSWERS = ['true', 'false'] as const;

export function QuizQuestion(properties: QuizQuestionProperties) {
  const { titleId, option, config, index, total, given, onAnswer, onBack, onNext } = properties;
  const t = useTranslations('components.quiz');
  const judgement = given === undefined ? undefined : judgeAnswer(option.correctAnswer, given);
  const isLast = index === total - 1;
  return (
    <div className={styles['question']}>
      <div className={styles['progress']}>
        <p>{t('question', { number: index + 1, total })}</p>
        <progress value={index + 1} max={total} aria-label={t('progress')} />
        {index > 0 && (
          <button type="button" className={styles['back']} onClick={onBack}>
            <Icon name="arrow-left" />
            {t('back')}
          </button>
        )}
      </div>
      {option.image !== undefined && (
        <Art name={option.image} width={400} height={250} className={styles['picture']} />
      )}
      <h2 id={titleId} tabIndex={-1} className={styles['myth']}>
        {option.myth}
      </h2>
      {option.content !== undefined && <Paragraphs text={option.content} />}
      <div className={styles['answers']} role="group" aria-labelledby={titleId}>
        {ANSWERS.map((answer) => {
          const state = judgement?.states[answer] ?? 'rest';
          return (
            <button
              key={answer}
              type="button"
              className={styles['answer']}
              data-state={state}
              data-color={
                state in config.quizColors ? config.quizColors[state as 'correct'] : undefined
              }
              aria-pressed={given === answer}
              aria-disabled={judgement ? true : undefined}
              onClick={() => judgement ?? onAnswer(answer)}
            >
              {state === 'correct' && <Icon name="check" />}
              {state === 'wrong' && <Icon name="close" />}
              {t(answer)}
            </button>
          );
        })}
      </div>
      <div role="status">
        {judgement && (
          <div className={styles['explanation']} data-ground={config.answerBg}>
            <p className={styles['verdict']}>{t(judgement.verdict)}</p>
            <Paragraphs text={option.answers[judgement.message] ?? ''} />
          </div>
        )}
      </div>
      {judgement && (
        <button
          type="button"
          className={`${buttonClasses('primary')} ${styles['next']}`}
          onClick={onNext}
        >
          {isLast ? config.ctas.end : config.ctas.next}
        </button>
      )}
    </div>
  );
}
