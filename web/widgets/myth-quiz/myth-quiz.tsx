import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { scoreQuiz, type MythMove } from '#domain/myth-quiz/myth-quiz.ts';
import { buttonClasses } from '../button/button-classes.ts';
import { Paragraphs } from '../paragraphs/paragraphs.tsx';
import { MythList } from './myth-list.tsx';
import type { MythQuizData } from './myth-quiz-data.ts';
import styles from './myth-quiz.module.css';
import { MythScreen } from './myth-screen.tsx';
import { useMythQuiz } from './use-myth-quiz.ts';

interface MythQuizProperties<Answer extends string> {
  /** The id of the heading that names the quiz. */
  titleId: string;
  data: MythQuizData<Answer>;
}

/**
 * Common beliefs about money as a quiz, one sentence at a time. Without a script and on paper they
 * are a list of disclosures.
 */
export function MythQuiz<Answer extends string>({ titleId, data }: MythQuizProperties<Answer>) {
  const { questions, labels, title, keepsTitle, intro, end, onward } = data;
  const t = useTranslations('components.quiz');
  const card = useRef<HTMLDivElement>(null);
  const { quiz, Question, move } = useMythQuiz(data);
  const { right, total } = scoreQuiz(
    quiz.given,
    questions.map(({ correctAnswer }) => correctAnswer),
  );
  const go = (step: MythMove<Answer>): void => move(step, card);
  const score = total > 0 && <p className={styles['score']}>{t('score', { right, total })}</p>;
  const again = (
    <button
      type="button"
      data-state="button"
      className={styles['plain']}
      onClick={() => go('start')}
    >
      {t('again')}
    </button>
  );
  const question = questions[quiz.at];
  // Whoever is in the middle of it is not interrupted.
  const isOver = !end && quiz.given.length === questions.length;
  const stage = Question && question && !isOver ? 'playing' : undefined;
  return (
    <div ref={card} data-stage={stage} className={styles['card']}>
      {keepsTitle && <h2 id={titleId}>{title}</h2>}
      {quiz.at < 0 && (
        <MythScreen image={intro.image}>
          {!keepsTitle && <h2 id={titleId}>{title}</h2>}
          <Paragraphs text={intro.content} />
          <button
            type="button"
            data-script="needed"
            data-state="button"
            className={`${buttonClasses('primary')} ${styles['start']}`}
            onClick={() => go('start')}
          >
            {labels.start}
          </button>
        </MythScreen>
      )}
      {Question && question && (
        <Question
          data={data}
          question={question}
          quiz={quiz}
          titleId={keepsTitle ? undefined : titleId}
          onMove={move}
          onGo={go}
          end={
            <>
              {score}
              <p className={styles['ways']}>
                {onward}
                {again}
              </p>
            </>
          }
        />
      )}
      {end && quiz.at === questions.length && (
        <MythScreen image={end.image}>
          <h2 id={titleId} tabIndex={-1} data-new>
            {end.heading}
          </h2>
          <Paragraphs text={end.content} />
          {score}
          {onward}
          {again}
        </MythScreen>
      )}
      <MythList data={data} />
    </div>
  );
}
