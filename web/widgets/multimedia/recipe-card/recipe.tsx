import { useTranslations } from 'use-intl';
import type { RecipeCardData } from '#contracts/content/multimedia/recipe-card.ts';
import { Art } from '../../../art/art.tsx';
import { Paragraphs } from '../paragraphs.tsx';
import styles from './recipe-card.module.css';

export function Recipe({ option }: { option: RecipeCardData['options'][number] }) {
  const t = useTranslations('components.recipe');
  return (
    <div className={styles['recipe']}>
      {option.imageUrl !== undefined && (
        <Art name={option.imageUrl} width={400} height={250} className={styles['cover']} />
      )}
      <div className={styles['words']}>
        <Paragraphs text={option.accordionDescription} />
        <h3>{t('ingredients')}</h3>
        <ul>
          {option.ingredients.map((ingredient) => (
            <li key={ingredient}>{ingredient}</li>
          ))}
        </ul>
        <h3>{t('steps')}</h3>
        <ol role="list" className={styles['steps']}>
          {option.steps.map(({ title, description }) => (
            <li key={title}>
              <p className={styles['step']}>{title}</p>
              <Paragraphs text={description} />
            </li>
          ))}
        </ol>
        {option.helperText !== undefined && <p className={styles['helper']}>{option.helperText}</p>}
      </div>
    </div>
  );
}
