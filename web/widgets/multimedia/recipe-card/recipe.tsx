import { useTranslations } from 'use-intl';
import type { RecipeCardData } from '#contracts/content/multimedia/recipe-card.ts';
import { Art } from '../../../art/art.tsx';
import { Paragraphs } from '../../paragraphs/paragraphs.tsx';
import { numbered } from '../../../site/numbered.ts';
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
          {numbered(option.ingredients).map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
        <h3>{t('steps')}</h3>
        <ol role="list" className={styles['steps']}>
          {numbered(option.steps).map(({ key, item: { title, description } }) => (
            <li key={key}>
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
