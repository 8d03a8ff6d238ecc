import { useTranslations } from 'use-intl';
import type { MoneyQuestion } from '#domain/money-questions/money-questions.ts';
import { PageHead } from '../../site/page-head.tsx';
import layout from '../../theme/layout.module.css';
import { QuestionCards } from './question-cards.tsx';
import styles from './question-page.module.css';

/** The questions that fit the company’s plan, each a card. */
export function QuestionsPage({ questions }: { questions: readonly MoneyQuestion[] }) {
  const t = useTranslations('moneyQuestions');
  return (
    <div className={layout['content']}>
      <PageHead title={t('title')} description={t('description')} />
      <header className={styles['head']}>
        <h1>{t('title')}</h1>
        <p className={layout['lead']}>{t('lead')}</p>
      </header>
      <div className={styles['list']}>
        <QuestionCards questions={questions} headingLevel={2} />
      </div>
    </div>
  );
}
