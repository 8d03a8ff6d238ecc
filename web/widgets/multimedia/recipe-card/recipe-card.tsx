import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RecipeCardData } from '#contracts/content/multimedia/recipe-card.ts';
import { Accordion } from '../../accordion/accordion.tsx';
import { buttonClasses } from '../../button/button-classes.ts';
import { Recipe } from './recipe.tsx';
import { numbered } from '../../../site/numbered.ts';
import styles from './recipe-card.module.css';

/**
 * At first the visitor chooses; then every choice is a panel, and the chosen one is open. Without a
 * script the panels show at once.
 */
export default function RecipeCard({ data: { id, options } }: { data: RecipeCardData }) {
  const t = useTranslations('components.recipe');
  const group = useId();
  const panels = useRef<HTMLDivElement>(null);
  const [marked, setMarked] = useState(-1);
  const [chosen, setChosen] = useState(-1);
  const [isMissed, setIsMissed] = useState(false);
  const hasChosen = chosen >= 0;
  useEffect(() => {
    if (hasChosen) panels.current?.querySelector<HTMLElement>('details[open] > summary')?.focus();
  }, [hasChosen]);
  return (
    <div className={styles['card']} data-chosen={hasChosen || undefined}>
      <fieldset className={styles['choice']}>
        <legend>{t('title')}</legend>
        {numbered(options).map(({ key, at: index, item: { label } }) => (
          <label key={key} className={styles['option']}>
            <input
              type="radio"
              name={group}
              checked={marked === index}
              onChange={() => {
                setMarked(index);
                setIsMissed(false);
              }}
              // A pointer press chooses at once; the arrow keys only move the mark, and the button
              // chooses. A press from before the part was awake is given back as a click that no
              // pointer made: then the focus tells, which shows where keys moved it.
              onClick={({ detail, currentTarget }) => {
                if (detail > 0 || !currentTarget.matches(':focus-visible')) setChosen(index);
              }}
            />
            <span>{label.title}</span>
          </label>
        ))}
        <button
          type="button"
          className={buttonClasses('primary', 'small')}
          onClick={() => {
            setChosen(marked);
            setIsMissed(marked < 0);
          }}
        >
          {t('show')}
        </button>
        <p className={isMissed ? undefined : 'visually-hidden'} role="status">
          {isMissed && t('pickFirst')}
        </p>
      </fieldset>
      <div ref={panels} className={styles['panels']}>
        <p className={styles['legend']}>{t('title')}</p>
        <Accordion
          openId={hasChosen ? `${id}-${chosen}` : undefined}
          items={options.map((option, index) => ({
            id: `${id}-${index}`,
            title: option.accordionTitle,
            content: <Recipe option={option} />,
          }))}
        />
      </div>
    </div>
  );
}
