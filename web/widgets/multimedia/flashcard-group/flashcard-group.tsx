import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { FlashcardGroupData } from '#contracts/content/multimedia/flashcard-group.ts';
import { Art } from '../../../art/art.tsx';
import { Carousel } from '../../carousel/carousel.tsx';
import { FlipCard } from '../../flip-card/flip-card.tsx';
import { useOneFlipped } from '../../flip-card/use-one-flipped.ts';
import faces from '../../flip-card/faces.module.css';
import { Paragraphs } from '../../paragraphs/paragraphs.tsx';
import { numbered } from '../../../site/numbered.ts';
import styles from './flashcard-group.module.css';
import { usePlaceholderCards, type Flashcard } from './use-placeholder-cards.ts';

/**
 * Questions on cards side by side; on small screens they are in a carousel that stops once a card
 * is turned.
 */
export default function FlashcardGroup({ data }: { data: FlashcardGroupData }) {
  const { title, subtitle, subtitleMobile, bubbleText, autoPlay } = data;
  const t = useTranslations('components.flashcards');
  const id = useId();
  const placeholders = usePlaceholderCards();
  const cards = data.cards.length > 0 ? data.cards : placeholders;
  const { isFlipped, flip } = useOneFlipped(
    'flash card',
    cards.map((card) => card.key ?? card.question),
    cards.findIndex((card) => card.isCardFlipped),
  );
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {subtitle !== undefined && (
          <p className={subtitleMobile === undefined ? undefined : styles['wide']}>{subtitle}</p>
        )}
        {subtitleMobile !== undefined && (
          <p className={subtitle === undefined ? undefined : styles['narrow']}>{subtitleMobile}</p>
        )}
        {bubbleText !== undefined && (
          <p className={styles['bubble']}>
            <Art name="avatar-owl" width={64} height={64} />
            {bubbleText}
          </p>
        )}
      </div>
      <Carousel
        label={t('label', { title })}
        wideFrom={768}
        autoPlayMs={autoPlay ? undefined : null}
        isHeld={cards.some((_card, index) => isFlipped(index))}
        slides={numbered(cards).map(({ key, at: index, item: card }) => ({
          id: key,
          name: t('card', { number: index + 1, total: cards.length }),
          content: (
            <FlipCard
              name={card.question}
              isFlipped={isFlipped(index)}
              onFlip={(to) => flip(index, to)}
              front={<Front card={card} />}
              back={<Back card={card} />}
            />
          ),
        }))}
      />
    </section>
  );
}

function Front({ card }: { card: Flashcard }) {
  return (
    <div className={styles['front']} data-ground={card.bgColor}>
      {card.bgImage !== undefined && (
        <Art name={card.bgImage} width={400} height={250} className={faces['cover']} />
      )}
      <p className={faces['question']}>{card.question}</p>
    </div>
  );
}

function Back({ card }: { card: Flashcard }) {
  return (
    <div className={faces['answer']}>
      <p className={faces['again']}>{card.question}</p>
      <Paragraphs text={card.answer} />
      {card.image !== undefined && (
        <Art name={card.image} width={120} height={120} className={styles['drawing']} />
      )}
    </div>
  );
}
