import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import {
  answerNow,
  canGoBack,
  explainingAnswer,
  judgeAnswer,
  judgeButton,
  type MythMove,
  type MythQuiz,
} from '#domain/myth-quiz/myth-quiz.ts';
import { Art } from '../../art/art.tsx';
import { Icon } from '../../art/icon.tsx';
import { buttonClasses } from '../button/button-classes.ts';
import { Paragraphs } from '../paragraphs/paragraphs.tsx';
import type { MythQuestionData, MythQuizData } from './myth-quiz-data.ts';
import styles from './myth-quiz.module.css';

interface MythQuestionProperties<Answer extends string> {
  data: MythQuizData<Answer>;
  question: MythQuestionData<Answer>;
  quiz: MythQuiz<Answer>;
  /** The id of the sentence's heading, when that heading names the quiz. */
  titleId: string | undefined;
  onMove: (move: MythMove<Answer>) => void;
  /** Called with a move that brings something new to read. */
  onGo: (move: MythMove<Answer>) => void;
  /** What stands under the last question, when the quiz has no screen after it. */
  end: ReactNode;
}

const COLORS = { correct: 'success', wrong: 'error', depends: 'accent' };

export function MythQuestion<Answer extends string>(properties: MythQuestionProperties<Answer>) {
  const { data, question, quiz, titleId, onMove, onGo, end } = properties;
  const { answers, labels, stepOf, questions, colors = COLORS, grounds } = data;
  const { sentence, image, content, correctAnswer, explanations } = question;
  const t = useTranslations('components.quiz');
  const ownId = useId();
  const id = titleId ?? ownId;
  const Heading = data.keepsTitle ? 'h3' : 'h2';
  const total = questions.length;
  const number = quiz.at + 1;
  const given = answerNow(quiz);
  const verdict = given && judgeAnswer(correctAnswer, given);
  const explanation = given && explanations[explainingAnswer(correctAnswer, given)];
  const isEnd = given !== undefined && number === total && !data.end;
  return (
    <div className={styles['question']} data-step={stepOf(quiz.at)}>
      <div className={styles['progress']}>
        <p>{t('question', { number, total })}</p>
        <progress value={number} max={total} aria-label={t('progress')} />
      </div>
      {image !== undefined && (
        <Art name={image} width={400} height={250} className={styles['picture']} />
      )}
      <Heading id={id} tabIndex={-1} data-new className={styles['myth']}>
        {sentence}
      </Heading>
      {content !== undefined && <Paragraphs text={content} />}
      <div className={styles['answers']} role="group" aria-labelledby={id}>
        {answers.map(({ answer, label }) => {
          const state = judgeButton({ answer, given, correctAnswer });
          return (
            <button
              key={answer}
              type="button"
              className={styles['answer']}
              data-state={state}
              data-color={state in colors ? colors[state as 'correct'] : undefined}
              aria-pressed={given === answer}
              aria-disabled={given === undefined ? undefined : true}
              onClick={() => onMove({ answer })}
            >
              {state === 'correct' && <Icon name="check" />}
              {state === 'wrong' && <Icon name="close" />}
              {label}
            </button>
          );
        })}
      </div>
      <div role="status">
        {verdict && explanation && (
          <div
            className={styles['explanation']}
            data-ground={verdict === 'correct' ? grounds.right : grounds.other}
          >
            <p className={styles['verdict']}>
              {t(verdict)} {explanation.title}
            </p>
            <Paragraphs text={explanation.text} />
          </div>
        )}
      </div>
      <div className={styles['ways']}>
        {canGoBack(quiz) && (
          <button
            type="button"
            className={styles['plain']}
            data-state="button"
            onClick={() => onGo('back')}
          >
            <Icon name="arrow-left" />
            {labels.back ?? t('back')}
          </button>
        )}
        {given !== undefined && !isEnd && (
          <button
            type="button"
            data-state="button"
            className={buttonClasses('primary')}
            onClick={() => onGo('next')}
          >
            {number === total ? labels.end : labels.next}
          </button>
        )}
      </div>
      {isEnd && end}
    </div>
  );
}
