import { useState } from 'react';
import { nameOfTitle } from '#domain/analytics/event-name.ts';
import { Art } from '../../art/art.tsx';
import { track } from '../../state/track.ts';
import { Paragraphs } from '../paragraphs/paragraphs.tsx';
import faces from './faces.module.css';
import { FlipCard } from './flip-card.tsx';

interface QuestionFlipCardProperties {
  image: string;
  imageAlt?: string | undefined;
  question: string;
  /** An empty line begins a new paragraph. */
  answer: string;
  /** Called with the question and the new state. */
  onFlip?: (question: string, isFlipped: boolean) => void;
}

/** A question with its answer on the back. */
export function QuestionFlipCard({
  image,
  imageAlt = '',
  question,
  answer,
  onFlip,
}: QuestionFlipCardProperties) {
  const [isFlipped, setIsFlipped] = useState(false);
  const flip = (to: boolean): void => {
    setIsFlipped(to);
    const state = to ? 'expanded' : 'collapsed';
    track({ event: 'flip card', card: nameOfTitle(question), state });
    onFlip?.(question, to);
  };
  return (
    <FlipCard
      name={question}
      isFlipped={isFlipped}
      onFlip={flip}
      front={
        <>
          <Art name={image} alt={imageAlt} width={400} height={250} className={faces['cover']} />
          <p className={faces['question']}>{question}</p>
        </>
      }
      back={
        <div className={faces['answer']}>
          <p className={faces['again']}>{question}</p>
          <Paragraphs text={answer} />
        </div>
      }
    />
  );
}
