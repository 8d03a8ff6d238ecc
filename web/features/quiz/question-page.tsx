import { useTranslations } from 'use-intl';
import type { QuizQuestionView } from '#contracts/views/persona.ts';
import { quizPath } from '#domain/pages/persona-paths.ts';
import { Icon } from '../../art/icon.tsx';
import { Island } from '../../islands/island.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { PictureAnswers } from './picture-answers.tsx';
import styles from './question-page.module.css';
import { QuizProgress } from './quiz-progress.tsx';
import { TreeQuestion } from './tree-question.tsx';

export interface QuestionPageProperties {
  question: QuizQuestionView;
  /** The answer that the address selects. */
  pick: string;
  /** True when the form was sent without a complete answer. */
  asks: boolean;
}

/** One question of the quiz; each is a document of its own. */
export function QuestionPage(properties: QuestionPageProperties) {
  const t = useTranslations('quiz');
  const { index, total, title, key } = properties.question;
  return (
    <div className={layout['content']}>
      <PageHead
        title={t('progress', { step: String(index + 1), total: String(total) })}
        description={title}
      />
      <Island name="question" wake="sight" data={{ questionKey: key }}>
        <Question {...properties} />
      </Island>
    </div>
  );
}

/**
 * The question as a form that works without a script: it posts to its own address, which carries
 * the answers to the other questions.
 */
function Question({ question, pick, asks }: QuestionPageProperties) {
  const t = useTranslations('quiz');
  const { index, total } = question;
  return (
    <>
      <div className={styles['top']}>
        <BackToLast index={index} />
        <QuizProgress index={index} total={total} />
      </div>
      <form method="post" className={styles['form']} data-kind={question.kind}>
        <div className={styles['words']}>
          <h1 id="q">{question.title}</h1>
          <p className={layout['lead']}>{question.lead}</p>
          <Missing what="answer" isShown={asks && pick === ''} />
          <Missing what="rest" isShown={asks && pick !== ''} />
        </div>
        {question.kind === 'pictures' ? (
          <PictureAnswers answers={question.answers} pick={pick} />
        ) : (
          <TreeQuestion question={question} pick={pick} />
        )}
        <div className={styles['foot']}>
          <button type="submit" className={buttonClasses('primary')}>
            {t(index === total - 1 ? 'finish' : 'next')}
            <Icon name="arrow-right" />
          </button>
          <p className={styles['hint']}>{t('canChange')}</p>
        </div>
      </form>
    </>
  );
}

/** Says what is missing: all of the answer, or the question that it leads to. */
function Missing({ what, isShown }: { what: 'answer' | 'rest'; isShown: boolean }) {
  const t = useTranslations('quiz');
  return (
    <p role="alert" className={styles['ask']} data-missing-part={what} hidden={!isShown}>
      <Icon name="alert" />
      {t(what === 'answer' ? 'unanswered' : 'unansweredBelow')}
    </p>
  );
}

/** A form of its own: Enter in an answer must never lead back. */
function BackToLast({ index }: { index: number }) {
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
    <form method="post">
      <button type="submit" name="go" value="back" className={styles['back']}>
        {words}
      </button>
    </form>
  );
}
