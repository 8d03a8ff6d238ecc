import { useId } from 'react';
import { useTranslations } from 'use-intl';
import {
  CART_CATEGORIES,
  type CartCategory,
} from '#contracts/content/multimedia/cart-categories.ts';
import type { CartPiece, InflationCartData } from '#contracts/content/multimedia/inflation-cart.ts';
import { Art } from '../../../art/art.tsx';
import { OutsideLink } from '../../link/outside-link.tsx';
import { track } from '../../../state/track.ts';
import { Paragraphs } from '../../paragraphs/paragraphs.tsx';
import { numbered } from '../../../site/numbered.ts';
import styles from './inflation-cart.module.css';

/** Eight tiles to pick one from: the stylesheet shows the list of the picked one, so that no script is needed. */
export default function InflationCart({ data }: { data: InflationCartData }) {
  const { title, lead, note, pieces } = data;
  const t = useTranslations('components.cart');
  const id = useId();
  return (
    <section className={styles['cart']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <Paragraphs text={lead} />}
      <div className={styles['picker']}>
        <fieldset className={styles['tiles']}>
          <legend className="visually-hidden">{t('legend')}</legend>
          {CART_CATEGORIES.map((category) => (
            <label key={category} className={styles['tile']}>
              <input
                type="radio"
                name={id}
                defaultChecked={category === CART_CATEGORIES[0]}
                onChange={() => track({ event: 'inflation category', category })}
              />
              <Art name={`cart-${category.toLowerCase()}`} width={96} height={96} />
              <span>{t(`categories.${category}`)}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles['pieces']} aria-live="polite">
          {CART_CATEGORIES.map((category) => (
            <Piece key={category} category={category} piece={pieces[category]} />
          ))}
        </div>
      </div>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
    </section>
  );
}

function Piece({ category, piece }: { category: CartCategory; piece: CartPiece }) {
  const t = useTranslations('components.cart');
  return (
    <article className={styles['piece']}>
      <h3>
        <span>{t(`categories.${category}`)}</span>
        <span className={styles['change']}>{piece.change}</span>
      </h3>
      <p className={styles['header']}>{piece.header}</p>
      <ul>
        {numbered(piece.items).map(({ key, item }) => (
          <li key={key}>{item.desc}</li>
        ))}
      </ul>
      <dl className={styles['figures']}>
        <div>
          <dt>{t('series')}</dt>
          <dd>{piece.series}</dd>
        </div>
        <div>
          <dt>{t('period')}</dt>
          <dd>{piece.period}</dd>
        </div>
        <div>
          <dt>{t('source')}</dt>
          <dd>
            <OutsideLink href={piece.source.url}>{piece.source.label} </OutsideLink>
          </dd>
        </div>
      </dl>
    </article>
  );
}
