import { useId } from 'react';
import type { QuizData } from '#contracts/content/multimedia/quiz.ts';
import { nameOfTitle } from '#domain/analytics/event-name.ts';
import { FACT_ANSWERS, factStep } from '#domain/myth-quiz/fact-steps.ts';
import { useTranslations } from 'use-intl';
import { usePlace } from '../../../site/place.ts';
import { track } from '../../../state/track.ts';
import { buttonClasses } from '../../button/button-classes.ts';
import { MythQuiz } from '../../myth-quiz/myth-quiz.tsx';
import { BlockLink } from '../block-link.tsx';

/** Shows an author's sentences as a quiz: myth or fact. */
export default function Quiz({ data: { config, options } }: { data: QuizData }) {
  const t = useTranslations('components.quiz');
  const id = useId();
  const { pathname } = usePlace();
  const name = nameOfTitle(config.title);
  // Its page and the truth of its sentences are the same in every language, in which it goes on.
  const truth = options.map(({ correctAnswer }) => correctAnswer[0]).join('');
  return (
    <section aria-labelledby={id}>
      <MythQuiz
        titleId={id}
        data={{
          name: `${pathname} ${truth}`,
          flow: 'fact quiz',
          stepOf: factStep,
          answers: FACT_ANSWERS.map((answer) => ({ answer, label: t(answer) })),
          questions: options.map(({ myth, image, content, correctAnswer, answers }, index) => ({
            key: String(index),
            sentence: myth,
            image,
            content,
            correctAnswer,
            explanations: {
              true: { text: answers.true },
              false: { text: answers.false },
              ...(answers.depends !== undefined && { depends: { text: answers.depends } }),
            },
          })),
          labels: config.ctas,
          title: config.title,
          keepsTitle: false,
          intro: { content: config.content, image: config.startImage },
          end: { heading: config.endTitle, content: config.endContent, image: config.endImage },
          onward: (
            <div onClickCapture={() => track({ event: 'quiz end button', quiz: name })}>
              <BlockLink
                link={{ label: config.endButtonLabel, path: config.endButtonURL }}
                className={buttonClasses('primary')}
              />
            </div>
          ),
          colors: config.quizColors,
          grounds: { right: config.answerBg, other: config.answerBg },
        }}
      />
    </section>
  );
}
