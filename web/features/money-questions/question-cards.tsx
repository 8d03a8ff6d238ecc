import { useTranslations } from 'use-intl';
import type { MoneyQuestion } from '#domain/money-questions/money-questions.ts';
import { SiteLink } from '../../site/site-link.tsx';
import styles from './question-cards.module.css';

interface QuestionCardsProperties {
  questions: readonly MoneyQuestion[];
  headingLevel: 2 | 3;
}

/** The questions as cards; the whole card leads to its page. */
export function QuestionCards({ questions, headingLevel }: QuestionCardsProperties) {
  const t = useTranslations('moneyQuestions');
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ul role="list" className={styles['cards']}>
      {questions.map((question) => (
        <li key={question} className={styles['card']}>
          <Heading className={styles['title']}>
            <SiteLink path={`questions/${question}`}>{t(`of.${question}.title`)}</SiteLink>
          </Heading>
          <p>{t(`of.${question}.card`)}</p>
        </li>
      ))}
    </ul>
  );
}
