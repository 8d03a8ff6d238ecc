import { useId } from 'react';
import type { DropdownCardsData } from '#contracts/content/multimedia/dropdown-cards.ts';
import { Art } from '../../../art/art.tsx';
import { BlockLink } from '../block-link.tsx';
import { Paragraphs } from '../../paragraphs/paragraphs.tsx';
import { numbered } from '../../../site/numbered.ts';
import styles from './dropdown-cards.module.css';

/** The stylesheet shows the card of the chosen option by itself, so that no script is needed. */
export default function DropdownCards({
  data: { title, label, cards },
}: {
  data: DropdownCardsData;
}) {
  const id = useId();
  return (
    <section className={styles['group']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className={styles['choice']}>
        <label htmlFor={id}>{label}</label>
        <select id={id} className={styles['select']} autoComplete="off">
          {numbered(cards).map(({ key, item: card }) => (
            <option key={key}>{card.title}</option>
          ))}
        </select>
      </p>
      <div className={styles['cards']} aria-live="polite">
        {numbered(cards).map(({ key, item: card }) => (
          <article key={key} className={styles['card']}>
            {card.image !== undefined && (
              <Art name={card.image} width={400} height={250} className={styles['cover']} />
            )}
            <div className={styles['words']}>
              <h3>{card.title}</h3>
              <Paragraphs text={card.content} />
              <BlockLink link={card.link} />
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
