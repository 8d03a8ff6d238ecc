import { useId } from 'react';
import type { FlipcardsData } from '#contracts/content/multimedia/flipcards.ts';
import { Art } from '../../../art/art.tsx';
import { FlipCard } from '../../flip-card/flip-card.tsx';
import { useOneFlipped } from '../../flip-card/use-one-flipped.ts';
import faces from '../../flip-card/faces.module.css';
import { Paragraphs } from '../../paragraphs/paragraphs.tsx';
import { numbered } from '../../../site/numbered.ts';
import styles from './flipcards.module.css';

export default function Flipcards({ data: { title, cards } }: { data: FlipcardsData }) {
  const id = useId();
  const { isFlipped, flip } = useOneFlipped(
    'flip card',
    cards.map((card) => card.title),
  );
  return (
    <section className={styles['group']} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && <h2 id={id}>{title}</h2>}
      <ul role="list" className={styles['cards']}>
        {numbered(cards).map(({ key, at: index, item: card }) => (
          <li key={key}>
            <FlipCard
              name={card.title}
              frontLabel={card.frontCta}
              icon={
                card.flipIconPath === undefined ? undefined : (
                  <Art name={card.flipIconPath} width={28} height={28} />
                )
              }
              isFlipped={isFlipped(index)}
              onFlip={(to) => flip(index, to)}
              front={
                <>
                  <Art
                    name={card.imagePath}
                    alt={card.imageAlt ?? ''}
                    width={400}
                    height={250}
                    className={faces['cover']}
                  />
                  <p className={faces['question']}>{card.title}</p>
                </>
              }
              back={
                <div className={faces['answer']}>
                  <p className={faces['again']}>{card.title}</p>
                  <Paragraphs text={card.backText} />
                </div>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
