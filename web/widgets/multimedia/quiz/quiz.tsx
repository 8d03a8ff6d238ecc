import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nameOfTitle } from '#domain/analytics/event-name.ts';
import type { QuizData } from '#contracts/content/multimedia/quiz.ts';
import type { GivenAnswer } from '#domain/myth-or-fact/judge-answer.ts';
import { Art } from '../../../art/art.tsx';
import { track } from '../../../state/track.ts';
import { buttonClasses } from '../../button/button-classes.ts';
import { scrollToTopOf } from '../../scroll/scroll-to-top-of.ts';
import { BlockLink } from '../block-link.tsx';
import { Paragraphs } from '../../paragraphs/paragraphs.tsx';
import { QuestionList } from './question-list.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import styles from './quiz.module.css';

/** -1 is the first screen; one past the last question is the last screen. */
const INTRO = -1;

/** Myth or fact, one sentence at a time. Without a script it is a list of sentences that open. */
export default function Quiz({ data: { config, options } }: { data: QuizData }) {
  const t = useTranslations('components.quiz');
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(INTRO);
  const [given, setGiven] = useState<GivenAnswer | undefined>();
  const option = options[index];
  const goTo = (next: number): void => {
    setIndex(next);
    setGiven(undefined);
    requestAnimationFrame(() => {
      if (!card.current) return;
      card.current.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
      scrollToTopOf(card.current);
    });
  };
  return (
    <section ref={card} className={styles['quiz']} aria-labelledby={id}>
      {index === INTRO && (
        <div className={styles['screen']}>
          <div className={styles['words']}>
            <h2 id={id}>{config.title}</h2>
            <Paragraphs text={config.content} />
            <button
              data-script="needed"
              type="button"
              className={`${buttonClasses('primary')} ${styles['start']}`}
              onClick={() => goTo(0)}
            >
              {config.ctas.start}
            </button>
          </div>
          {config.startImage !== undefined && (
            <Art name={config.startImage} width={400} height={250} className={styles['picture']} />
          )}
        </div>
      )}
      {option && (
        <QuizQuestion
          titleId={id}
          option={option}
          config={config}
          index={index}
          total={options.length}
          given={given}
          onAnswer={setGiven}
          onBack={() => goTo(index - 1)}
          onNext={() => goTo(index + 1)}
        />
      )}
      {index === options.length && (
        <div className={styles['screen']}>
          <div className={styles['words']}>
            <h2 id={id} tabIndex={-1}>
              {config.endTitle}
            </h2>
            <Paragraphs text={config.endContent} />
            <div
              onClickCapture={() =>
                track({ event: 'quiz end button', quiz: nameOfTitle(config.title) })
              }
            >
              <BlockLink
                link={{ label: config.endButtonLabel, path: config.endButtonURL }}
                className={buttonClasses('primary')}
              />
            </div>
            <button type="button" className={styles['again']} onClick={() => goTo(0)}>
              {t('again')}
            </button>
          </div>
          {config.endImage !== undefined && (
            <Art name={config.endImage} width={400} height={250} className={styles['picture']} />
          )}
        </div>
      )}
      <QuestionList options={options} />
    </section>
  );
}
