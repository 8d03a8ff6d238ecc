import type { AuthorableFlipCardData } from '#contracts/content/multimedia/authorable-flip-card.ts';
import { QuestionFlipCard } from '../../flip-card/question-flip-card.tsx';
import styles from './authorable-flip-card.module.css';

export default function AuthorableFlipCard({ data }: { data: AuthorableFlipCardData }) {
  return (
    <div className={styles['card']}>
      <QuestionFlipCard {...data} />
    </div>
  );
}
