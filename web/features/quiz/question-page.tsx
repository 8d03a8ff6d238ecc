import { useTranslations } from 'use-intl';
import type { QuizQuestionView } from '#contracts/views/persona.ts';
import { quizPath } from '#domain/persona/persona-paths.ts';
import { Icon } from '../../art/icon.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { PictureAnswers } from './picture-answers.tsx';
import styles from './question-page.module.css';
import { QuizProgress } from './quiz-progress.tsx';
import { TreeQuestion } from './tree-question.tsx';
import { useQuizForm, type QuizForm } from './use-quiz-form.ts';

export interface QuestionPageProperties {
  question: QuizQuestionView;
  /** The answer that the address selects. */
  pick: string;
  /** True when the form was sent without a complete answer. */
  asks: boolean;
}

/**
 * One question as a form that works without a script: it posts to its own address, which carries
 * the answers to the other questions.
 */
export function QuestionPage({ question, pick, asks }: QuestionPageProperties) {
  const t = useTranslations('quiz');
  const { ref, way, isAsking, onChange, onSubmit, onBack } = useQuizForm({
    questionKey: question.key,
    pick,
    asks,
  });
  const { index, total } = question;
  const isPictures = question.kind === 'pictures';
  return (
    <div className={layout['content']}>
      <PageHead
        title={t('progress', { step: String(index + 1), total: String(total) })}
        description={question.title}
      />
      <div className={styles['top']}>
        <BackToLast index={index} onBack={onBack} />
        <QuizProgress index={index} total={total} />
      </div>
      <form
        method="post"
        ref={ref}
        onChange={onChange}
        onSubmit={onSubmit}
        className={styles['form']}
        data-kind={question.kind}
      >
        <div className={styles['words']}>
          <h1 id="q">{question.title}</h1>
          <p className={layout['lead']}>{question.lead}</p>
          {isAsking && (
            <p role="alert" className={styles['ask']}>
              <Icon name="alert" />
              {t(way === '' ? 'unanswered' : 'unansweredBelow')}
            </p>
          )}
        </div>
        {isPictures ? (
          <PictureAnswers answers={question.answers} pick={pick} />
        ) : (
          <TreeQuestion question={question} pick={pick} way={way} />
        )}
        <div className={styles['foot']}>
          <button type="submit" className={buttonClasses('primary')}>
            {t(index === total - 1 ? 'finish' : 'next')}
            <Icon name="arrow-right" />
          </button>
          <p className={styles['hint']}>{t('canChange')}</p>
        </div>
      </form>
    </div>
  );
}

/** A form of its own: Enter in an answer must never lead back. */
function BackToLast({ index, onBack }: { index: number; onBack: QuizForm['onBack'] }) {
  const t = useTranslations('quiz');
  const { company } = useShell();
  const words = (
    <>
      <Icon name="arrow-left" />
      {t('back')}
    </>
  );
  if (index === 0)
    return (
      <SiteLink path={quizPath(company.companyId)} className={styles['back']}>
        {words}
      </SiteLink>
    );
  return (
    <form method="post" onSubmit={onBack}>
      <button type="submit" name="go" value="back" className={styles['back']}>
        {words}
      </button>
    </form>
  );
}
